package gg.jte.generated.ondemand.stepper;
import flipscope.text.Messages;
import flipscope.web.view.EquationView.SlotView;
@SuppressWarnings("unchecked")
public final class JteslotGenerated {
	public static final String JTE_NAME = "stepper/slot.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,5,5,5,5,5,6,6,7,7,7,7,7,7,8,8,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,10,10,12,12,12,2,3,4,4,4,4};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, SlotView view, String css, Messages messages) {
		jteOutput.writeContent("<figure class=\"slot ");
		jteOutput.setContext("figure", "class");
		jteOutput.writeUserContent(css);
		jteOutput.setContext("figure", null);
		jteOutput.writeContent("\">\n");
		if (view != null) {
			jteOutput.writeContent("  <figcaption><code>");
			jteOutput.setContext("code", null);
			jteOutput.writeUserContent(view.text());
			jteOutput.writeContent("</code><span>");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(view.role());
			jteOutput.writeContent("</span></figcaption>\n  ");
			gg.jte.generated.ondemand.stepper.JtegridGenerated.render(jteOutput, jteHtmlInterceptor, view.grid());
			jteOutput.writeContent("\n  ");
			if (!view.hex().isEmpty()) {
				jteOutput.writeContent("<code class=\"word\" tabindex=\"0\"");
				var __jte_html_attribute_0 = messages.text("stepper.hex", view.hex());
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
					jteOutput.writeContent(" aria-label=\"");
					jteOutput.setContext("code", "aria-label");
					jteOutput.writeUserContent(__jte_html_attribute_0);
					jteOutput.setContext("code", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("code", null);
				jteOutput.writeUserContent(view.hex());
				jteOutput.writeContent("</code>");
			}
			jteOutput.writeContent("\n");
		}
		jteOutput.writeContent("</figure>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		SlotView view = (SlotView)params.get("view");
		String css = (String)params.get("css");
		Messages messages = (Messages)params.get("messages");
		render(jteOutput, jteHtmlInterceptor, view, css, messages);
	}
}
