-- Starts `maquette lsp` for sheets in Neovim 0.7 and newer. Copy the file to plugin/ of your configuration.

local function attach(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  local root = vim.fn.fnamemodify(file, ":h")
  local configuration = {
    name = "maquette", cmd = { vim.env.MAQUETTE or "maquette", "lsp" }, root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
  }
  if vim.lsp.start then
    vim.lsp.start(configuration, { bufnr = buffer })
  else
    local id = vim.lsp.start_client(configuration)
    if id then vim.lsp.buf_attach_client(buffer, id) end
  end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "yaml", "json" },
  callback = function(event) attach(event.buf) end,
})
