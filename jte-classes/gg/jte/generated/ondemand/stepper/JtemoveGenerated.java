package gg.jte.generated.ondemand.stepper;
@SuppressWarnings("unchecked")
public final class JtemoveGenerated {
	public static final String JTE_NAME = "stepper/move.jte";
	public static final int[] JTE_LINE_INFO = {0,0,0,0,0,4,4,5,5,5,5,5,5,5,5,5,5,5,5,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,9,9,0,1,2,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, String id, String rel, String url, String name) {
		if (url == null) {
			jteOutput.writeContent("<a");
			var __jte_html_attribute_0 = id;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" id=\"");
				jteOutput.setContext("a", "id");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" class=\"button\" role=\"link\" aria-disabled=\"true\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(name);
			jteOutput.writeContent("</a>\n");
		} else {
			jteOutput.writeContent("<a");
			var __jte_html_attribute_1 = id;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" id=\"");
				jteOutput.setContext("a", "id");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" class=\"button\"");
			var __jte_html_attribute_2 = rel;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" rel=\"");
				jteOutput.setContext("a", "rel");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(url);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_3 = url;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_3);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-replace-url=\"true\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(name);
			jteOutput.writeContent("</a>\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		String id = (String)params.get("id");
		String rel = (String)params.get("rel");
		String url = (String)params.get("url");
		String name = (String)params.get("name");
		render(jteOutput, jteHtmlInterceptor, id, rel, url, name);
	}
}
