-- Opens a style file in Neovim, without a window, and uses the server as a person would.
local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local ok, problem = pcall(function()
  vim.cmd("edit styles/gradient-button.yaml")
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({
    name = "stylec", cmd = { vim.env.STYLEC, "language-server" }, root_dir = vim.fn.getcwd(),
    workspace_folders = { { uri = vim.uri_from_fname(vim.fn.getcwd()), name = "styles" } },
  })
  assert(client and vim.lsp.buf_attach_client(buffer, client), "the server does not start")
  assert(vim.wait(10000, function() return vim.lsp.get_client_by_id(client).initialized end), "it is not initialized")

  local function ask(method, more)
    local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, vim.lsp.get_client_by_id(client).offset_encoding), more or {})
    local answers, why = vim.lsp.buf_request_sync(buffer, method, params, 10000)
    assert(answers, method .. ": " .. tostring(why))
    local answer = answers[client]
    assert(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end

  vim.fn.search("gradientDanger:")
  local hover = ask("textDocument/hover")
  assert(hover.contents.value:find("a style of `GradientButton`", 1, true), "hovering shows something else")
  vim.fn.search("$color.danger")
  vim.cmd("normal! 8l")
  local definition = ask("textDocument/definition")
  assert(definition[1].uri or definition[1].targetUri, "there is no definition")

  -- A mistake shows, and goes when it is undone.
  vim.fn.search("alpha: $number.dimmed")
  local line = vim.api.nvim_get_current_line()
  vim.api.nvim_set_current_line((line:gsub("%$number%.dimmed", "2")))
  assert(vim.wait(10000, function() return #vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR }) == 1 end),
    "the mistake is not shown")
  vim.api.nvim_set_current_line(line)
  assert(vim.wait(10000, function() return #vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR }) == 0 end),
    "the mistake is still shown")

  -- Renaming changes files that are not open, where their names are now: Neovim on Linux doesn't tell of what Git writes.
  local before = io.open("styles/tokens.yaml"):read("a")
  local outside = io.open("styles/tokens.yaml", "w")
  outside:write("# Two lines\n# more.\n" .. before)
  outside:close()
  vim.fn.search("$color.danger")
  vim.cmd("normal! 8l")
  local edit = ask("textDocument/rename", { newName = "warning" })
  vim.lsp.util.apply_workspace_edit(edit, vim.lsp.get_client_by_id(client).offset_encoding)
  assert(vim.fn.search("$color.warning", "nw") > 0, "the reference is not renamed")
  local tokens = table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufadd("styles/tokens.yaml"), 0, -1, false), "\n")
  assert(tokens:find("warning:", 1, true), "the declaration is not renamed")
  assert(tokens:find("# Two lines\n# more.\n", 1, true) == 1, "what was written outside is changed")

  -- A name in JSON, renamed there, is another one in a style file.
  vim.fn.mkdir("styles/brand")
  local function write(path, text)
    local file = io.open(path, "w")
    file:write(text)
    file:close()
  end
  write("styles/brand/brand.tokens.json", '{ "Near Black": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }\n')
  write("styles/branded.yaml", "imports: [brand/]\nstyles: { branded: { component: UIView, backgroundColor: $color.nearBlack } }\n")
  vim.cmd("edit styles/branded.yaml")
  buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client)
  vim.cmd("silent write")
  vim.cmd("edit styles/brand/brand.tokens.json")
  buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client)
  vim.fn.search("Near Black")
  assert(vim.wait(10000, function()
    local hover = ask("textDocument/hover")
    return type(hover) == "table" and hover.contents.value:find("color.nearBlack", 1, true)
  end, 100), "the token of the JSON is not known")
  edit = ask("textDocument/rename", { newName = "Off Black" })
  vim.lsp.util.apply_workspace_edit(edit, vim.lsp.get_client_by_id(client).offset_encoding)
  assert(vim.fn.search('"Off Black"', "nw") > 0, "the key is not renamed")
  local branded = table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufadd("styles/branded.yaml"), 0, -1, false), "\n")
  assert(branded:find("$color.offBlack", 1, true), "the style file has another name")

  vim.lsp.stop_client(client)
  assert(vim.wait(10000, function() return vim.lsp.get_client_by_id(client) == nil end), "the server does not end")
end)
if not ok then fail(tostring(problem)) end
io.stdout:write("neovim: everything works\n")
vim.cmd("qall!")
