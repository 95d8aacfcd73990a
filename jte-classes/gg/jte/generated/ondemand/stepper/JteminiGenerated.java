package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.MiniView;
@SuppressWarnings("unchecked")
public final class JteminiGenerated {
	public static final String JTE_NAME = "stepper/mini.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,3,3,3,3,3,3,3,3,3,3,3,3,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,8,8,9,9,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, MiniView view) {
		if (!view.big().isEmpty()) {
			jteOutput.writeContent("<svg class=\"mini\" viewBox=\"0 0 80 80\" role=\"img\"");
			var __jte_html_attribute_0 = view.alt();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" aria-label=\"");
				jteOutput.setContext("svg", "aria-label");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("svg", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent("><text class=\"big\" x=\"40\" y=\"47\">");
			jteOutput.setContext("text", null);
			jteOutput.writeUserContent(view.big());
			jteOutput.writeContent("</text></svg>\n");
		} else {
			jteOutput.writeContent("<svg class=\"mini\" viewBox=\"0 0 ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.width());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent(" ");
			jteOutput.setContext("svg", "viewBox");
			jteOutput.writeUserContent(view.height());
			jteOutput.setContext("svg", null);
			jteOutput.writeContent("\" role=\"img\"");
			var __jte_html_attribute_1 = view.alt();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" aria-label=\"");
				jteOutput.setContext("svg", "aria-label");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("svg", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">\n");
			for (var cell : view.cells()) {
				jteOutput.writeContent("<rect");
				var __jte_html_attribute_2 = cell.on() ? "on" : null;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("rect", "class");
					jteOutput.writeUserContent(__jte_html_attribute_2);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_3 = cell.square();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
					jteOutput.writeContent(" data-s=\"");
					jteOutput.setContext("rect", "data-s");
					jteOutput.writeUserContent(__jte_html_attribute_3);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_4 = cell.x();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
					jteOutput.writeContent(" x=\"");
					jteOutput.setContext("rect", "x");
					jteOutput.writeUserContent(__jte_html_attribute_4);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_5 = cell.y();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
					jteOutput.writeContent(" y=\"");
					jteOutput.setContext("rect", "y");
					jteOutput.writeUserContent(__jte_html_attribute_5);
					jteOutput.setContext("rect", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" width=\"9\" height=\"9\"/>");
			}
			jteOutput.writeContent("\n</svg>\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		MiniView view = (MiniView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
