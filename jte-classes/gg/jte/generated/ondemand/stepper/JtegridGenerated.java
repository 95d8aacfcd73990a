package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.GridView;
@SuppressWarnings("unchecked")
public final class JtegridGenerated {
	public static final String JTE_NAME = "stepper/grid.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,11,11,12,12,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, GridView view) {
		if (!view.big().isEmpty()) {
			jteOutput.writeContent("<svg class=\"grid ");
			jteOutput.setContext("svg", "class");
			jteOutput.writeUserContent(view.css());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent("\" viewBox=\"0 0 ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.width());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent(" ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.height());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent("\" role=\"img\"");
			var __jte_html_attribute_0 = view.alt();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" aria-label=\"");
				jteOutput.setContext("svg", "aria-label");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("svg", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent("><text class=\"big\"");
			var __jte_html_attribute_1 = view.width() / 2 - 2;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" x=\"");
				jteOutput.setContext("text", "x");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("text", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_2 = view.height() / 2;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" y=\"");
				jteOutput.setContext("text", "y");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("text", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("text", null);
			jteOutput.writeUserContent(view.big());
			jteOutput.writeContent("</text></svg>\n");
		} else {
			jteOutput.writeContent("<svg class=\"grid ");
			jteOutput.setContext("svg", "class");
			jteOutput.writeUserContent(view.css());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent("\" viewBox=\"0 0 ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.width());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent(" ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.height());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent("\" role=\"img\"");
			var __jte_html_attribute_3 = view.alt();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
				jteOutput.writeContent(" aria-label=\"");
				jteOutput.setContext("svg", "aria-label");
				jteOutput.writeUserContent(__jte_html_attribute_3);
				jteOutput.setContext("svg", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">\n");
			for (var label : view.labels()) {
				jteOutput.writeContent("<text");
				var __jte_html_attribute_4 = label.css();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("text", "class");
					jteOutput.writeUserContent(__jte_html_attribute_4);
					jteOutput.setContext("text", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_5 = label.x();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
					jteOutput.writeContent(" x=\"");
					jteOutput.setContext("text", "x");
					jteOutput.writeUserContent(__jte_html_attribute_5);
					jteOutput.setContext("text", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_6 = label.y();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_6)) {
					jteOutput.writeContent(" y=\"");
					jteOutput.setContext("text", "y");
					jteOutput.writeUserContent(__jte_html_attribute_6);
					jteOutput.setContext("text", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("text", null);
				jteOutput.writeUserContent(label.text());
				jteOutput.writeContent("</text>");
			}
			jteOutput.writeContent("\n");
			for (var cell : view.cells()) {
				jteOutput.writeContent("<g");
				var __jte_html_attribute_7 = cell.css();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_7)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("g", "class");
					jteOutput.writeUserContent(__jte_html_attribute_7);
					jteOutput.setContext("g", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_8 = cell.square();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_8)) {
					jteOutput.writeContent(" data-s=\"");
					jteOutput.setContext("g", "data-s");
					jteOutput.writeUserContent(__jte_html_attribute_8);
					jteOutput.setContext("g", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" transform=\"translate(");
				jteOutput.setContext("g", "transform");
				jteOutput.writeUserContent(cell.x());
				jteOutput.setContext("g", null);
				jteOutput.writeContent(" ");
				jteOutput.setContext("g", "transform");
				jteOutput.writeUserContent(cell.y());
				jteOutput.setContext("g", null);
				jteOutput.writeContent(")\"><rect width=\"22\" height=\"22\" rx=\"2\"/>");
				if (cell.wrapped()) {
					jteOutput.writeContent("<path class=\"hatch\" d=\"M1 8 8 1M1 15 15 1M1 22 22 1M8 22 22 8M15 22 22 15\"/>");
				}
				if (!cell.ring().isEmpty()) {
					jteOutput.writeContent("<circle class=\"edge ");
					jteOutput.setContext("circle", "class");
					jteOutput.writeUserContent(cell.ring());
					jteOutput.setContext("circle", null);
					jteOutput.writeContent("\" cx=\"11\" cy=\"11\" r=\"8\"/><circle class=\"ring ");
					jteOutput.setContext("circle", "class");
					jteOutput.writeUserContent(cell.ring());
					jteOutput.setContext("circle", null);
					jteOutput.writeContent("\" cx=\"11\" cy=\"11\" r=\"8\"/>");
				}
				if (!cell.digit().isEmpty()) {
					jteOutput.writeContent("<text x=\"11\" y=\"14.6\">");
					jteOutput.setContext("text", null);
					jteOutput.writeUserContent(cell.digit());
					jteOutput.writeContent("</text>");
				} else if (cell.ring().isEmpty()) {
					jteOutput.writeContent("<circle class=\"dot\" cx=\"11\" cy=\"11\" r=\"1.2\"/>");
				}
				if (cell.fresh()) {
					jteOutput.writeContent("<path class=\"m-new\" d=\"M15.4 5h5M17.9 2.5v5\"/>");
				}
				if (cell.lost()) {
					jteOutput.writeContent("<path class=\"m-lost\" d=\"M15.4 5h5\"/>");
				}
				if (cell.carry()) {
					jteOutput.writeContent("<path class=\"m-carry\" d=\"M1.6 20.6 4.8 15l3.2 5.6z\"/>");
				}
				if (cell.wrapped()) {
					jteOutput.writeContent("<path class=\"m-wrap\" d=\"M20 14.4v3.8h-5.6m2.1-2.2-2.1 2.2 2.1 2.2\"/>");
				}
				jteOutput.writeContent("</g>");
			}
			jteOutput.writeContent("\n");
			for (var lane : view.lanes()) {
				jteOutput.writeContent("<g class=\"lane\"><rect");
				var __jte_html_attribute_9 = lane.x();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_9)) {
					jteOutput.writeContent(" x=\"");
					jteOutput.setContext("rect", "x");
					jteOutput.writeUserContent(__jte_html_attribute_9);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_10 = lane.y();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_10)) {
					jteOutput.writeContent(" y=\"");
					jteOutput.setContext("rect", "y");
					jteOutput.writeUserContent(__jte_html_attribute_10);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_11 = lane.width();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_11)) {
					jteOutput.writeContent(" width=\"");
					jteOutput.setContext("rect", "width");
					jteOutput.writeUserContent(__jte_html_attribute_11);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_12 = lane.height();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_12)) {
					jteOutput.writeContent(" height=\"");
					jteOutput.setContext("rect", "height");
					jteOutput.writeUserContent(__jte_html_attribute_12);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" rx=\"3\"/><text");
				var __jte_html_attribute_13 = lane.x() + lane.width() / 2;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_13)) {
					jteOutput.writeContent(" x=\"");
					jteOutput.setContext("text", "x");
					jteOutput.writeUserContent(__jte_html_attribute_13);
					jteOutput.setContext("text", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_14 = lane.y() + lane.height() / 2 + 5;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_14)) {
					jteOutput.writeContent(" y=\"");
					jteOutput.setContext("text", "y");
					jteOutput.writeUserContent(__jte_html_attribute_14);
					jteOutput.setContext("text", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("text", null);
				jteOutput.writeUserContent(lane.number());
				jteOutput.writeContent("</text></g>");
			}
			jteOutput.writeContent("\n");
			for (var bit : view.fallen()) {
				jteOutput.writeContent("<g class=\"m-fell\"><rect");
				var __jte_html_attribute_15 = bit.x() - 5;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_15)) {
					jteOutput.writeContent(" x=\"");
					jteOutput.setContext("rect", "x");
					jteOutput.writeUserContent(__jte_html_attribute_15);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_16 = bit.y() - 5;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_16)) {
					jteOutput.writeContent(" y=\"");
					jteOutput.setContext("rect", "y");
					jteOutput.writeUserContent(__jte_html_attribute_16);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" width=\"10\" height=\"10\" rx=\"1\"/><path d=\"M");
				jteOutput.setContext("path", "d");
				jteOutput.writeUserContent(bit.x() - 3);
				jteOutput.setContext("path", null);
				jteOutput.writeContent(" ");
				jteOutput.setContext("path", "d");
				jteOutput.writeUserContent(bit.y() - 3);
				jteOutput.setContext("path", null);
				jteOutput.writeContent("l6 6m0-6l-6 6\"/></g>");
			}
			jteOutput.writeContent("\n</svg>\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		GridView view = (GridView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
