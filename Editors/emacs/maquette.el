;; Emacs 29 and newer: load this file, then run M-x eglot in a sheet.

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((yaml-mode yaml-ts-mode) . ("maquette" "lsp"))))
