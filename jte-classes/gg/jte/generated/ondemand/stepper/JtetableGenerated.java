package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.GridTableView;
@SuppressWarnings("unchecked")
public final class JtetableGenerated {
	public static final String JTE_NAME = "stepper/table.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,2,2,2,2,2,2,4,4,6,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,9,9,12,12,12,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, GridTableView view) {
		jteOutput.writeContent("<table class=\"bits\" role=\"grid\"");
		var __jte_html_attribute_0 = view.name();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("table", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("table", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" data-keys=\"grid\">\n  <tbody>\n");
		for (var row : view.rows()) {
			jteOutput.writeContent("    <tr role=\"row\">\n      <th scope=\"row\" role=\"rowheader\">");
			jteOutput.setContext("th", null);
			jteOutput.writeUserContent(row.name());
			jteOutput.writeContent("</th>\n      ");
			for (var cell : row.cells()) {
				jteOutput.writeContent("<td");
				var __jte_html_attribute_1 = cell.id();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
					jteOutput.writeContent(" id=\"");
					jteOutput.setContext("td", "id");
					jteOutput.writeUserContent(__jte_html_attribute_1);
					jteOutput.setContext("td", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" role=\"gridcell\"");
				var __jte_html_attribute_2 = cell.on() ? "on" : null;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("td", "class");
					jteOutput.writeUserContent(__jte_html_attribute_2);
					jteOutput.setContext("td", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_3 = cell.tabIndex();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
					jteOutput.writeContent(" tabindex=\"");
					jteOutput.setContext("td", "tabindex");
					jteOutput.writeUserContent(__jte_html_attribute_3);
					jteOutput.setContext("td", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_4 = cell.label();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
					jteOutput.writeContent(" aria-label=\"");
					jteOutput.setContext("td", "aria-label");
					jteOutput.writeUserContent(__jte_html_attribute_4);
					jteOutput.setContext("td", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("td", null);
				jteOutput.writeUserContent(cell.digit());
				jteOutput.writeContent("</td>");
			}
			jteOutput.writeContent("\n    </tr>\n");
		}
		jteOutput.writeContent("  </tbody>\n</table>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		GridTableView view = (GridTableView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
