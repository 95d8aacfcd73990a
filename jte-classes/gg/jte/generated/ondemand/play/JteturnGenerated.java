package gg.jte.generated.ondemand.play;
import java.util.Optional;
@SuppressWarnings("unchecked")
public final class JteturnGenerated {
	public static final String JTE_NAME = "play/turn.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,7,7,7,7,7,7,7,7,7,7,7,7,8,8,9,9,1,2,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, String id, String label, Optional<String> url) {
		if (url.isPresent()) {
			jteOutput.writeContent("<a");
			var __jte_html_attribute_0 = id;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" id=\"");
				jteOutput.setContext("a", "id");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" class=\"button\"");
			var __jte_html_attribute_1 = url.get();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" href=\"");
				jteOutput.setContext("a", "href");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(label);
			jteOutput.writeContent("</a>\n");
		} else {
			jteOutput.writeContent("<a");
			var __jte_html_attribute_2 = id;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" id=\"");
				jteOutput.setContext("a", "id");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" class=\"button\" role=\"link\" aria-disabled=\"true\" tabindex=\"-1\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(label);
			jteOutput.writeContent("</a>\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		String id = (String)params.get("id");
		String label = (String)params.get("label");
		Optional<String> url = (Optional<String>)params.get("url");
		render(jteOutput, jteHtmlInterceptor, id, label, url);
	}
}
