package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.StepperView;
@SuppressWarnings("unchecked")
public final class JtecontrolsGenerated {
	public static final String JTE_NAME = "stepper/controls.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,2,2,2,2,2,2,4,4,5,5,6,6,7,7,8,8,8,8,8,8,8,8,8,8,8,8,11,11,12,12,13,13,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,17,17,17,18,18,18,18,18,18,18,18,18,19,19,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,21,21,23,23,23,23,23,23,23,23,23,23,23,23,25,25,25,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, StepperView view) {
		jteOutput.writeContent("<nav class=\"controls\"");
		var __jte_html_attribute_0 = view.text("stepper.controls");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("nav", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("nav", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n  <div class=\"moves\">\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "first", "first", view.controls().first(), view.text("stepper.first"));
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "previous", "prev", view.controls().previous(), view.text("stepper.previous"));
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "next", "next", view.controls().next(), view.text("stepper.next"));
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "last", "last", view.controls().last(), view.text("stepper.last"));
		jteOutput.writeContent("\n    <button id=\"play\" class=\"button js\" type=\"button\" aria-pressed=\"false\"");
		var __jte_html_attribute_1 = view.text("stepper.pause");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
			jteOutput.writeContent(" data-pause=\"");
			jteOutput.setContext("button", "data-pause");
			jteOutput.writeUserContent(__jte_html_attribute_1);
			jteOutput.setContext("button", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">");
		jteOutput.setContext("button", null);
		jteOutput.writeUserContent(view.text("stepper.play"));
		jteOutput.writeContent("</button>\n  </div>\n  <div class=\"calls\">\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "into", null, view.controls().into(), view.text("stepper.into"));
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "over", null, view.controls().over(), view.text("stepper.over"));
		jteOutput.writeContent("\n    ");
		gg.jte.generated.ondemand.stepper.JtemoveGenerated.render(jteOutput, jteHtmlInterceptor, "out", null, view.controls().out(), view.text("stepper.out"));
		jteOutput.writeContent("\n  </div>\n  ");
		if (view.controls().previousLine() != null) {
			jteOutput.writeContent("<a id=\"previous-line\" hidden href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(view.controls().previousLine());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_2 = view.controls().previousLine();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-replace-url=\"true\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(view.text("stepper.previous-line"));
			jteOutput.writeContent("</a>");
		}
		jteOutput.writeContent("\n  ");
		if (view.controls().nextLine() != null) {
			jteOutput.writeContent("<a id=\"next-line\" hidden href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(view.controls().nextLine());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_3 = view.controls().nextLine();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_3);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-replace-url=\"true\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(view.text("stepper.next-line"));
			jteOutput.writeContent("</a>");
		}
		jteOutput.writeContent("\n  <p class=\"count\" aria-hidden=\"true\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.where());
		jteOutput.writeContent("</p>\n  <ul class=\"details\"");
		var __jte_html_attribute_4 = view.text("stepper.detail");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("ul", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_4);
			jteOutput.setContext("ul", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n");
		for (var choice : view.controls().details()) {
			jteOutput.writeContent("    <li><a id=\"detail-");
			jteOutput.setContext("a", "id");
			jteOutput.writeUserContent(choice.name());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(choice.url());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_5 = choice.url();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_5);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-push-url=\"true\"");
			var __jte_html_attribute_6 = choice.current() ? "true" : null;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_6)) {
				jteOutput.writeContent(" aria-current=\"");
				jteOutput.setContext("a", "aria-current");
				jteOutput.writeUserContent(__jte_html_attribute_6);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(view.text("stepper.detail." + choice.name()));
			jteOutput.writeContent("</a></li>\n");
		}
		jteOutput.writeContent("  </ul>\n  <a class=\"overview\"");
		var __jte_html_attribute_7 = view.controls().storyboard();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_7)) {
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(__jte_html_attribute_7);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text("stepper.overview"));
		jteOutput.writeContent("</a>\n</nav>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		StepperView view = (StepperView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
