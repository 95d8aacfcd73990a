package gg.jte.generated.ondemand.stepper;
import flipscope.text.Messages;
import flipscope.web.view.EquationView;
@SuppressWarnings("unchecked")
public final class JteequationGenerated {
	public static final String JTE_NAME = "stepper/equation.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,7,8,8,8,8,8,8,9,9,11,11,11,2,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, EquationView view, Messages messages) {
		jteOutput.writeContent("<div class=\"equation\">\n  ");
		gg.jte.generated.ondemand.stepper.JteslotGenerated.render(jteOutput, jteHtmlInterceptor, view.left(), "left", messages);
		jteOutput.writeContent("\n  <p class=\"operator\"><code");
		var __jte_html_attribute_0 = view.operator().length() > 4 ? "long" : null;
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" class=\"");
			jteOutput.setContext("code", "class");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("code", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" aria-hidden=\"true\">");
		jteOutput.setContext("code", null);
		jteOutput.writeUserContent(view.operator());
		jteOutput.writeContent("</code><span class=\"unseen\">");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.spokenOperator());
		jteOutput.writeContent("</span>");
		if (!view.arrow().isEmpty()) {
			jteOutput.writeContent("<span class=\"arrow\" aria-hidden=\"true\">");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(view.arrow());
			jteOutput.writeContent("</span>");
		}
		jteOutput.writeContent("</p>\n  ");
		gg.jte.generated.ondemand.stepper.JteslotGenerated.render(jteOutput, jteHtmlInterceptor, view.right(), "right", messages);
		jteOutput.writeContent("\n  <p class=\"equals\"><code aria-hidden=\"true\">");
		jteOutput.setContext("code", null);
		jteOutput.writeUserContent(view.sign());
		jteOutput.writeContent("</code><span class=\"unseen\">");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.spokenSign());
		jteOutput.writeContent("</span></p>\n  ");
		gg.jte.generated.ondemand.stepper.JteslotGenerated.render(jteOutput, jteHtmlInterceptor, view.result(), "result", messages);
		jteOutput.writeContent("\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		EquationView view = (EquationView)params.get("view");
		Messages messages = (Messages)params.get("messages");
		render(jteOutput, jteHtmlInterceptor, view, messages);
	}
}
