package gg.jte.generated.ondemand.stepper;
import flipscope.text.Messages;
import flipscope.web.view.HeadView;
@SuppressWarnings("unchecked")
public final class JteheadGenerated {
	public static final String JTE_NAME = "stepper/head.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,5,5,5,5,7,7,7,9,9,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,11,11,14,14,14,16,16,16,16,16,16,16,16,16,17,17,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,19,19,21,21,21,2,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, HeadView view, Messages messages) {
		jteOutput.writeContent("<header class=\"algorithm\">\n  <h1>");
		jteOutput.setContext("h1", null);
		jteOutput.writeUserContent(view.title());
		jteOutput.writeContent("</h1>\n  <details class=\"picker\">\n    <summary>");
		jteOutput.setContext("summary", null);
		jteOutput.writeUserContent(messages.text("stepper.other-ways"));
		jteOutput.writeContent("</summary>\n    <ul>\n");
		for (var other : view.family()) {
			jteOutput.writeContent("      <li><a");
			var __jte_html_attribute_0 = other.url();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" href=\"");
				jteOutput.setContext("a", "href");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_1 = other.current() ? "page" : null;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" aria-current=\"");
				jteOutput.setContext("a", "aria-current");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(other.title());
			jteOutput.writeContent("</a> <span>");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(other.summary());
			jteOutput.writeContent("</span> <span class=\"cost\">");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(other.operations());
			jteOutput.writeContent("</span>");
			if (other.engine()) {
				jteOutput.writeContent(" <span class=\"engine\">");
				jteOutput.setContext("span", null);
				jteOutput.writeUserContent(messages.text("stepper.engine-runs-this"));
				jteOutput.writeContent("</span>");
			}
			jteOutput.writeContent("</li>\n");
		}
		jteOutput.writeContent("    </ul>\n  </details>\n  <p class=\"note\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.note());
		jteOutput.writeContent("</p>\n</header>\n<ol class=\"chips\"");
		var __jte_html_attribute_2 = messages.text("stepper.stages");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("ol", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_2);
			jteOutput.setContext("ol", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n");
		for (var chip : view.chips()) {
			jteOutput.writeContent("  <li><a id=\"chip-");
			jteOutput.setContext("a", "id");
			jteOutput.writeUserContent(chip.number());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\" class=\"chip ");
			jteOutput.setContext("a", "class");
			jteOutput.writeUserContent(chip.past() ? "past" : "");
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(chip.url());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_3 = chip.url();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_3);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-push-url=\"true\"");
			var __jte_html_attribute_4 = chip.current() ? "step" : null;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
				jteOutput.writeContent(" aria-current=\"");
				jteOutput.setContext("a", "aria-current");
				jteOutput.writeUserContent(__jte_html_attribute_4);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent("><span>");
			jteOutput.setContext("span", null);
			jteOutput.writeUserContent(chip.number());
			jteOutput.writeContent("</span> ");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(chip.title());
			jteOutput.writeContent("</a></li>\n");
		}
		jteOutput.writeContent("</ol>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		HeadView view = (HeadView)params.get("view");
		Messages messages = (Messages)params.get("messages");
		render(jteOutput, jteHtmlInterceptor, view, messages);
	}
}
