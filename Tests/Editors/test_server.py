"""Asks `stylec language-server` for everything it offers, and holds the answers to the types of the protocol."""
import os
import shutil
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

STYLES = Path(__file__).resolve().parent.parent.parent / "styles"


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(STYLES, tmp_path / "styles")
    return tmp_path


# As the editors call themselves.
NAMES = {"visual-studio-code": "Visual Studio Code", "neovim": "Neovim", "emacs": "Emacs"}


def make(client_name):
    @pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["STYLEC"], "language-server"]))
    async def client(lsp_client: LanguageClient, folder):
        lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
        await lsp_client.initialize_session(
            types.InitializeParams(
                capabilities=client_capabilities(client_name), client_info=types.ClientInfo(name=NAMES[client_name]),
                workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="styles")]))
        yield
        await lsp_client.shutdown_session()

    return client


code = make("visual-studio-code")
neovim = make("neovim")
emacs = make("emacs")


class Document:
    """A style file as an editor has it open."""

    def __init__(self, client, path, text=None):
        self.client, self.path = client, path
        self.text = path.read_text() if text is None else text
        self.uri = path.as_uri()
        self.id = types.TextDocumentIdentifier(uri=self.uri)
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=self.uri, language_id="yaml", version=1, text=self.text)))

    def at(self, text, offset=0):
        before = self.text[:self.text.index(text) + offset]
        return types.Position(line=before.count("\n"), character=len(before) - before.rfind("\n") - 1)

    @property
    def everything(self):
        return types.Range(types.Position(0, 0), types.Position(self.text.count("\n"), 0))


async def ask_everything(client, folder):
    """The answers to each request at some places; lsprotocol reads them, and fails where they have another shape."""
    document = Document(client, folder / "styles" / "gradient-button.yaml")
    for text, offset in [("$length.radius.button", 3), ("GradientButton:", 1), ("gradientDanger:", 1), ("extends: gradient", 10),
                         ("borderWidth: $borderWidth", 15), ("shine.opacity", 2), ("tokens.yaml", 3), ("kind: gradient", 1)]:
        place = dict(text_document=document.id, position=document.at(text, offset))
        hover = await client.text_document_hover_async(types.HoverParams(**place))
        assert hover is None or hover.contents
        await client.text_document_completion_async(types.CompletionParams(**place))
        await client.text_document_definition_async(types.DefinitionParams(**place))
        await client.text_document_type_definition_async(types.TypeDefinitionParams(**place))
        await client.text_document_implementation_async(types.ImplementationParams(**place))
        await client.text_document_references_async(
            types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True)))
        await client.text_document_document_highlight_async(types.DocumentHighlightParams(**place))
        await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
        selection = types.Range(place["position"], place["position"])
        await client.text_document_code_action_async(types.CodeActionParams(
            text_document=document.id, range=selection, context=types.CodeActionContext(diagnostics=[])))
    whole = dict(text_document=document.id)
    assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(**whole))
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(**whole))
    assert await client.text_document_document_color_async(types.DocumentColorParams(**whole))
    assert await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(**whole))
    assert await client.text_document_code_lens_async(types.CodeLensParams(**whole))
    assert await client.text_document_document_link_async(types.DocumentLinkParams(**whole))
    assert await client.text_document_inlay_hint_async(types.InlayHintParams(**whole, range=document.everything))
    assert await client.text_document_selection_range_async(
        types.SelectionRangeParams(**whole, positions=[document.at("$cornerRadius")]))
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    assert not await client.text_document_formatting_async(types.DocumentFormattingParams(**whole, options=options))
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="gradient"))
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(**whole))
    assert report.kind == "full"
    return document


@pytest.mark.asyncio
async def test_visual_studio_code(code, folder):
    await ask_everything(code, folder)


@pytest.mark.asyncio
async def test_neovim(neovim, folder):
    await ask_everything(neovim, folder)


@pytest.mark.asyncio
async def test_emacs(emacs, folder):
    await ask_everything(emacs, folder)


@pytest.mark.asyncio
async def test_hover_shows_values_and_pictures(code, folder):
    document = Document(code, folder / "styles" / "gradient-button.yaml")
    hover = await code.text_document_hover_async(
        types.HoverParams(text_document=document.id, position=document.at("gradientDanger:", 1)))
    assert "data:image/svg+xml;base64," in hover.contents.value
    hover = await code.text_document_hover_async(
        types.HoverParams(text_document=document.id, position=document.at("borderColor: clear", 1)))
    assert "gradientDanger.borderColor (dark) = clear" in hover.contents.value


@pytest.mark.asyncio
async def test_completion_and_its_documentation(code, folder):
    path = folder / "styles" / "new.yaml"
    document = Document(code, path, "imports: [tokens.yaml]\nstyles:\n  new:\n    component: UIButton\n    titleColor: \n")
    answer = await code.text_document_completion_async(
        types.CompletionParams(text_document=document.id, position=types.Position(4, 16)))
    items = {item.label: item for item in answer.items}
    assert "$color.danger" in items and "systemBlue" in items and "$length.radius.button" not in items
    resolved = await code.completion_item_resolve_async(items["$color.danger"])
    assert "color.danger" in resolved.documentation.value


@pytest.mark.asyncio
async def test_rename_reaches_files_that_are_not_open(code, folder):
    document = Document(code, folder / "styles" / "gradient-button.yaml")
    edit = await code.text_document_rename_async(types.RenameParams(
        text_document=document.id, position=document.at("$color.danger", 8), new_name="warning"))
    changed = {change.text_document.uri for change in edit.document_changes}
    assert (folder / "styles" / "tokens.yaml").as_uri() in changed and len(changed) > 1


@pytest.mark.asyncio
async def test_findings_and_their_fixes(emacs, folder):
    document = Document(emacs, folder / "styles" / "wrong.yaml", "styles:\n  a: { component: UIView, backgroundColour: red }\n")
    await emacs.wait_for_notification("textDocument/publishDiagnostics")
    answer = await emacs.text_document_code_action_async(types.CodeActionParams(
        text_document=document.id, range=document.everything, context=types.CodeActionContext(diagnostics=[])))
    assert any(action.title == "Write ‘backgroundColor’" for action in answer)


@pytest.mark.asyncio
async def test_everything_in_design_tokens(code, folder):
    (folder / "styles" / "brand").mkdir()
    path = folder / "styles" / "brand" / "brand.tokens.json"
    path.write_text("""{
  "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
  "Near Black": { "$type": "color", "$value": "{ink}" },
  "low": { "$type": "shadow", "$value": { "color": "{ink}", "|": 1 } }
}
""")
    (folder / "styles" / "branded.yaml").write_text(
        "imports: [brand/]\nstyles: { branded: { component: UIView, backgroundColor: $color.nearBlack } }\n")
    code.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[
        types.FileEvent(uri=(folder / "styles" / "branded.yaml").as_uri(), type=types.FileChangeType.Created)]))
    document = Document(code, path)
    for text, offset in [('"ink"', 2), ("{ink}", 2), ("Near Black", 1), ('"$type"', 2), ('"shadow"', 2), ('"|"', 1)]:
        place = dict(text_document=document.id, position=document.at(text, offset))
        hover = await code.text_document_hover_async(types.HoverParams(**place))
        assert text == '"|"' or hover.contents.value
        await code.text_document_completion_async(types.CompletionParams(**place))
        await code.text_document_definition_async(types.DefinitionParams(**place))
        await code.text_document_references_async(
            types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True)))
        await code.text_document_document_highlight_async(types.DocumentHighlightParams(**place))
        await code.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
    answer = await code.text_document_completion_async(
        types.CompletionParams(text_document=document.id, position=document.at('"|"', 1)))
    assert "offsetX" in [item.label for item in answer.items]
    whole = dict(text_document=document.id)
    assert await code.text_document_document_symbol_async(types.DocumentSymbolParams(**whole))
    await code.text_document_folding_range_async(types.FoldingRangeParams(**whole))
    assert await code.text_document_semantic_tokens_full_async(types.SemanticTokensParams(**whole))
    colors = await code.text_document_document_color_async(types.DocumentColorParams(**whole))
    for color in colors:
        assert await code.text_document_color_presentation_async(
            types.ColorPresentationParams(**whole, color=color.color, range=color.range))
    edit = await code.text_document_rename_async(
        types.RenameParams(text_document=document.id, position=document.at("Near Black", 1), new_name="Off Black"))
    changes = edit.changes or {change.text_document.uri: change.edits for change in edit.document_changes}
    assert [change.new_text for change in changes[(folder / "styles" / "branded.yaml").as_uri()]] == ["color.offBlack"]
