package gg.jte.generated.ondemand.play;
import flipscope.web.view.BoardView;
import flipscope.web.view.SquareView;
import java.util.List;
@SuppressWarnings("unchecked")
public final class JteboardGenerated {
	public static final String JTE_NAME = "play/board.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,3,3,3,3,6,6,6,7,7,7,8,8,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,11,11,13,13,14,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,16,16,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,18,18,19,21,21,24,24,25,25,25,26,26,29,29,29,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, BoardView board) {
		jteOutput.writeContent("<div class=\"table\">\n  <div class=\"ranks\" aria-hidden=\"true\">\n");
		for (int rank = 1; rank <= 8; rank++) {
			jteOutput.writeContent("    <span>");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(rank);
			jteOutput.writeContent("</span>\n");
		}
		jteOutput.writeContent("  </div>\n  <div id=\"board\" class=\"board");
		jteOutput.setContext("div", "class");
		jteOutput.writeUserContent(board.fresh() ? " fresh" : "");
		jteOutput.setContext("div", null);
		jteOutput.writeContent("\" role=\"grid\"");
		var __jte_html_attribute_0 = board.label();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("div", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("div", null);
			jteOutput.writeContent("\"");
		}
		var __jte_html_attribute_1 = board.moves();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
			jteOutput.writeContent(" data-moves=\"");
			jteOutput.setContext("div", "data-moves");
			jteOutput.writeUserContent(__jte_html_attribute_1);
			jteOutput.setContext("div", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n");
		for (List<SquareView> row : board.rows()) {
			jteOutput.writeContent("    <div role=\"row\">\n");
			for (SquareView square : row) {
				if (square.url().isPresent()) {
					jteOutput.writeContent("      <div role=\"gridcell\"");
					var __jte_html_attribute_2 = square.styles();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
						jteOutput.writeContent(" class=\"");
						jteOutput.setContext("div", "class");
						jteOutput.writeUserContent(__jte_html_attribute_2);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					var __jte_html_attribute_3 = square.name();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
						jteOutput.writeContent(" data-s=\"");
						jteOutput.setContext("div", "data-s");
						jteOutput.writeUserContent(__jte_html_attribute_3);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent("><a");
					var __jte_html_attribute_4 = square.id();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
						jteOutput.writeContent(" id=\"");
						jteOutput.setContext("a", "id");
						jteOutput.writeUserContent(__jte_html_attribute_4);
						jteOutput.setContext("a", null);
						jteOutput.writeContent("\"");
					}
					var __jte_html_attribute_5 = square.url().get();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
						jteOutput.writeContent(" href=\"");
						jteOutput.setContext("a", "href");
						jteOutput.writeUserContent(__jte_html_attribute_5);
						jteOutput.setContext("a", null);
						jteOutput.writeContent("\"");
					}
					var __jte_html_attribute_6 = square.label();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_6)) {
						jteOutput.writeContent(" aria-label=\"");
						jteOutput.setContext("a", "aria-label");
						jteOutput.writeUserContent(__jte_html_attribute_6);
						jteOutput.setContext("a", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent("></a></div>\n");
				} else {
					jteOutput.writeContent("      <div role=\"gridcell\"");
					var __jte_html_attribute_7 = square.styles();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_7)) {
						jteOutput.writeContent(" class=\"");
						jteOutput.setContext("div", "class");
						jteOutput.writeUserContent(__jte_html_attribute_7);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					var __jte_html_attribute_8 = square.name();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_8)) {
						jteOutput.writeContent(" data-s=\"");
						jteOutput.setContext("div", "data-s");
						jteOutput.writeUserContent(__jte_html_attribute_8);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					var __jte_html_attribute_9 = square.id();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_9)) {
						jteOutput.writeContent(" id=\"");
						jteOutput.setContext("div", "id");
						jteOutput.writeUserContent(__jte_html_attribute_9);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent(" tabindex=\"-1\"");
					var __jte_html_attribute_10 = square.label();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_10)) {
						jteOutput.writeContent(" aria-label=\"");
						jteOutput.setContext("div", "aria-label");
						jteOutput.writeUserContent(__jte_html_attribute_10);
						jteOutput.setContext("div", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent("></div>\n");
				}
			}
			jteOutput.writeContent("    </div>\n");
		}
		jteOutput.writeContent("  </div>\n  <div class=\"files\" aria-hidden=\"true\">\n");
		for (String file : BoardView.FILES) {
			jteOutput.writeContent("    <span>");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(file);
			jteOutput.writeContent("</span>\n");
		}
		jteOutput.writeContent("  </div>\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		BoardView board = (BoardView)params.get("board");
		render(jteOutput, jteHtmlInterceptor, board);
	}
}
