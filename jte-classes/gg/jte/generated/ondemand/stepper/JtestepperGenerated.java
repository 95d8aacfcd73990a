package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.StepperView;
@SuppressWarnings("unchecked")
public final class JtestepperGenerated {
	public static final String JTE_NAME = "stepper/stepper.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,2,2,2,2,2,2,3,3,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,7,7,7,8,8,8,10,10,11,11,13,13,14,14,17,17,17,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, StepperView view) {
		jteOutput.writeContent("<section id=\"stepper\" class=\"stepper\" hx-target=\"this\" hx-swap=\"outerHTML\"");
		var __jte_html_attribute_0 = view.text("stepper.region");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("section", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("section", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" tabindex=\"-1\" data-keys=\"stepper\">\n  ");
		gg.jte.generated.ondemand.stepper.JteheadGenerated.render(jteOutput, jteHtmlInterceptor, view.head(), view.frame().words());
		jteOutput.writeContent("\n  <p class=\"where\"><span>");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.where());
		jteOutput.writeContent("</span>");
		if (!view.stage().isEmpty()) {
			jteOutput.writeContent(" <span class=\"stage-name\">");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(view.stage());
			jteOutput.writeContent("</span>");
		}
		jteOutput.writeContent("</p>\n  ");
		if (!view.notice().isEmpty()) {
			jteOutput.writeContent("<p class=\"notice\">");
			jteOutput.setContext("p", null);
			jteOutput.writeUserContent(view.notice());
			jteOutput.writeContent("</p>");
		}
		jteOutput.writeContent("\n  <div class=\"sentence\">\n    <p id=\"sentence\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.sentence());
		jteOutput.writeContent("</p>\n    <p class=\"sizer\" aria-hidden=\"true\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.longestSentence());
		jteOutput.writeContent("</p>\n  </div>\n  ");
		gg.jte.generated.ondemand.stepper.JteequationGenerated.render(jteOutput, jteHtmlInterceptor, view.equation(), view.frame().words());
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.stepper.JtecontrolsGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  <div class=\"below\">\n    ");
		gg.jte.generated.ondemand.stepper.JtesourceGenerated.render(jteOutput, jteHtmlInterceptor, view.source(), view.frame().words());
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoreGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  </div>\n</section>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		StepperView view = (StepperView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
