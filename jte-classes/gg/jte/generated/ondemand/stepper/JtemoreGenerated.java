package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.StepperView;
@SuppressWarnings("unchecked")
public final class JtemoreGenerated {
	public static final String JTE_NAME = "stepper/more.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,6,6,7,7,8,9,9,9,11,11,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,13,13,15,15,15,17,17,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,19,19,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,21,22,22,22,24,24,24,24,24,24,24,24,24,24,24,26,26,28,28,28,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, StepperView view) {
		jteOutput.writeContent("<div class=\"more\">\n  <p class=\"more-links\"><a id=\"more\" href=\"");
		jteOutput.setContext("a", "href");
		jteOutput.writeUserContent(view.moreUrl());
		jteOutput.setContext("a", null);
		jteOutput.writeContent("#stepper\"");
		var __jte_html_attribute_0 = view.moreUrl();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" hx-get=\"");
			jteOutput.setContext("a", "hx-get");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" hx-replace-url=\"true\"");
		var __jte_html_attribute_1 = view.more() != null;
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
			jteOutput.writeContent(" aria-expanded=\"");
			jteOutput.setContext("a", "aria-expanded");
			jteOutput.writeUserContent(__jte_html_attribute_1);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" role=\"button\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text(view.more() == null ? "stepper.more" : "stepper.less"));
		jteOutput.writeContent("</a>\n  <a id=\"table\" href=\"");
		jteOutput.setContext("a", "href");
		jteOutput.writeUserContent(view.tableUrl());
		jteOutput.setContext("a", null);
		jteOutput.writeContent("#stepper\"");
		var __jte_html_attribute_2 = view.tableUrl();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
			jteOutput.writeContent(" hx-get=\"");
			jteOutput.setContext("a", "hx-get");
			jteOutput.writeUserContent(__jte_html_attribute_2);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" hx-replace-url=\"true\"");
		var __jte_html_attribute_3 = view.table() != null;
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
			jteOutput.writeContent(" aria-expanded=\"");
			jteOutput.setContext("a", "aria-expanded");
			jteOutput.writeUserContent(__jte_html_attribute_3);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" role=\"button\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text(view.table() == null ? "stepper.read-as-grid" : "stepper.close-grid"));
		jteOutput.writeContent("</a></p>\n");
		if (view.table() != null) {
			jteOutput.writeContent("  ");
			gg.jte.generated.ondemand.stepper.JtetableGenerated.render(jteOutput, jteHtmlInterceptor, view.table());
			jteOutput.writeContent("\n");
		}
		if (view.more() != null) {
			jteOutput.writeContent("  <h2>");
			jteOutput.setContext("h2", null);
			jteOutput.writeUserContent(view.text("stepper.variables"));
			jteOutput.writeContent("</h2>\n  <ul class=\"variables\">\n");
			for (var variable : view.more().variables()) {
				jteOutput.writeContent("    <li");
				var __jte_html_attribute_4 = variable.changed() ? "changed" : null;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("li", "class");
					jteOutput.writeUserContent(__jte_html_attribute_4);
					jteOutput.setContext("li", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent("><code>");
				jteOutput.setContext("code", null);
				jteOutput.writeUserContent(variable.name());
				jteOutput.writeContent("</code>");
				if (variable.mini() != null) {
					gg.jte.generated.ondemand.stepper.JteminiGenerated.render(jteOutput, jteHtmlInterceptor, variable.mini());
				} else {
					jteOutput.writeContent("<span class=\"mini unset\"></span>");
				}
				if (variable.changed()) {
					jteOutput.writeContent("<span class=\"tag\">");
					jteOutput.setContext("span", null);
					jteOutput.writeUserContent(view.text("stepper.changed"));
					jteOutput.writeContent("</span>");
				}
				jteOutput.writeContent("</li>\n");
			}
			jteOutput.writeContent("  </ul>\n  <h2>");
			jteOutput.setContext("h2", null);
			jteOutput.writeUserContent(view.text("stepper.ribbon"));
			jteOutput.writeContent("</h2>\n  <div class=\"ribbons\" aria-hidden=\"true\">\n");
			for (var ribbon : view.more().ribbons()) {
				jteOutput.writeContent("    <p class=\"ribbon\"><span class=\"sign\">");
				jteOutput.setContext("span", null);
				jteOutput.writeUserContent(ribbon.sign());
				jteOutput.writeContent("</span><code>");
				jteOutput.setContext("code", null);
				jteOutput.writeUserContent(ribbon.name());
				jteOutput.writeContent("</code>");
				for (var oneByte : ribbon.bytes()) {
					jteOutput.writeContent("<span class=\"byte\">");
					for (var bit : oneByte) {
						jteOutput.writeContent("<i");
						var __jte_html_attribute_5 = bit.on() ? "on" : null;
						if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
							jteOutput.writeContent(" class=\"");
							jteOutput.setContext("i", "class");
							jteOutput.writeUserContent(__jte_html_attribute_5);
							jteOutput.setContext("i", null);
							jteOutput.writeContent("\"");
						}
						var __jte_html_attribute_6 = bit.square();
						if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_6)) {
							jteOutput.writeContent(" data-s=\"");
							jteOutput.setContext("i", "data-s");
							jteOutput.writeUserContent(__jte_html_attribute_6);
							jteOutput.setContext("i", null);
							jteOutput.writeContent("\"");
						}
						jteOutput.writeContent("></i>");
					}
					jteOutput.writeContent("</span>");
				}
				jteOutput.writeContent("</p>\n");
			}
			jteOutput.writeContent("  </div>\n  <p><a id=\"numbers\" role=\"button\"");
			var __jte_html_attribute_7 = view.more().bitNumbers();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_7)) {
				jteOutput.writeContent(" aria-pressed=\"");
				jteOutput.setContext("a", "aria-pressed");
				jteOutput.writeUserContent(__jte_html_attribute_7);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(view.more().bitNumbersUrl());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\"");
			var __jte_html_attribute_8 = view.more().bitNumbersUrl();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_8)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("a", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_8);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-replace-url=\"true\">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(view.text("stepper.bit-numbers"));
			jteOutput.writeContent("</a></p>\n  <h2>");
			jteOutput.setContext("h2", null);
			jteOutput.writeUserContent(view.text("stepper.legend"));
			jteOutput.writeContent("</h2>\n  <ul class=\"legend\">\n    ");
			for (var mark : view.more().legend()) {
				jteOutput.writeContent("<li><svg class=\"grid sample\" viewBox=\"-1 -1 24 24\" aria-hidden=\"true\"><use href=\"#sample-");
				jteOutput.setContext("use", "href");
				jteOutput.writeUserContent(mark.css());
				jteOutput.setContext("use", null);
				jteOutput.writeContent("\"/></svg>");
				jteOutput.setContext("li", null);
				jteOutput.writeUserContent(mark.name());
				jteOutput.writeContent("</li>");
			}
			jteOutput.writeContent("\n  </ul>\n");
		}
		jteOutput.writeContent("</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		StepperView view = (StepperView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
