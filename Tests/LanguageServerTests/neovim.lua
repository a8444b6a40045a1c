-- Edits a sheet as a person does in Neovim, and checks what the language server makes of it.
local function finish(message)
  io.stderr:write(message .. "\n")
  vim.cmd("qa!")
end

local function check(condition, message)
  if not condition then
    finish("neovim: failed: " .. message)
    error(message)
  end
end

local function wait(message, condition)
  check(vim.wait(10000, condition, 20), message)
end

-- The settings that users copy.
dofile("../../Editors/neovim/maquette.lua")
vim.bo.filetype = "yaml"
wait("the server starts", function() return vim.lsp.buf_get_clients(0)[1] ~= nil end)
local id = vim.lsp.buf_get_clients(0)[1].id

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000)
  check(answers and answers[id], "an answer to " .. method)
  check(not answers[id].error, method .. ": " .. vim.inspect(answers[id].error))
  return answers[id].result
end

-- A wrong name is underlined, and its correction takes the problem away.
wait("a problem", function() return #vim.diagnostic.get(0) == 1 end)
local problem = vim.diagnostic.get(0)[1]
check(problem.message:find("did you mean 'title'", 1, true), problem.message)
check(problem.lnum == 2 and problem.col == 12, "the place of the problem")
vim.api.nvim_win_set_cursor(0, { 3, 13 })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = {} }
local action = request("textDocument/codeAction", params)[1]
vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
check(vim.api.nvim_buf_get_lines(0, 2, 3, true)[1]:find("{ title: Play", 1, true), "the correction")
wait("no problem", function() return #vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR }) == 0 end)

-- Typed text is completed, outside of ASCII too.
vim.api.nvim_buf_set_lines(0, 3, 3, true, { "title: Größe 😀", "app" })
vim.api.nvim_win_set_cursor(0, { 5, 3 })
local offers = request("textDocument/completion", vim.lsp.util.make_position_params())
local labels = {}
for _, item in ipairs(offers.items) do labels[item.label] = true end
check(labels.appearance and not labels.body, "the keys of a sheet")

vim.api.nvim_win_set_cursor(0, { 3, 3 })
local help = request("textDocument/hover", vim.lsp.util.make_position_params())
check(help.contents.value:find("button", 1, true), "help")
local outline = request("textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
check(outline[1].name == "body", "the outline")

-- The standard style.
vim.api.nvim_buf_set_lines(0, 4, 5, true, { "appearance:    dark" })
local edits = request("textDocument/formatting", {
  textDocument = vim.lsp.util.make_text_document_params(), options = { tabSize = 2, insertSpaces = true },
})
vim.lsp.util.apply_text_edits(edits, 0, "utf-16")
check(vim.api.nvim_buf_get_lines(0, 4, 5, true)[1] == "appearance: dark", "the style")

vim.lsp.stop_client(id)
wait("the server ends", function() return vim.lsp.get_client_by_id(id) == nil end)
finish("neovim: fine")
