package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.TraceView;
@SuppressWarnings("unchecked")
public final class JtepageGenerated {
	public static final String JTE_NAME = "stepper/page.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,3,3,3,3,3,3,3,3,3,4,4,5,5,5,5,5,5,5,5,5,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,9,9,10,10,12,12,13,13,13,14,14,14,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, TraceView view) {
		gg.jte.generated.ondemand.JtelayoutGenerated.render(jteOutput, jteHtmlInterceptor, view.frame(), new gg.jte.html.HtmlContent() {
			public void writeTo(gg.jte.html.HtmlTemplateOutput jteOutput) {
				jteOutput.writeContent("\n  <div");
				var __jte_html_attribute_0 = view.beside() == null ? "alone" : "besides";
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
					jteOutput.writeContent(" class=\"");
					jteOutput.setContext("div", "class");
					jteOutput.writeUserContent(__jte_html_attribute_0);
					jteOutput.setContext("div", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">\n");
				if (view.beside() != null) {
					jteOutput.writeContent("    <aside class=\"position\"");
					var __jte_html_attribute_1 = view.text("stepper.position");
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
						jteOutput.writeContent(" aria-label=\"");
						jteOutput.setContext("aside", "aria-label");
						jteOutput.writeUserContent(__jte_html_attribute_1);
						jteOutput.setContext("aside", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent(">\n      ");
					gg.jte.generated.ondemand.play.JteboardGenerated.render(jteOutput, jteHtmlInterceptor, view.beside().board());
					jteOutput.writeContent("\n      <p class=\"band\">");
					jteOutput.setContext("p", null);
					jteOutput.writeUserContent(view.beside().band());
					jteOutput.writeContent(" <span aria-hidden=\"true\">·</span> <a");
					var __jte_html_attribute_2 = view.beside().url();
					if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
						jteOutput.writeContent(" href=\"");
						jteOutput.setContext("a", "href");
						jteOutput.writeUserContent(__jte_html_attribute_2);
						jteOutput.setContext("a", null);
						jteOutput.writeContent("\"");
					}
					jteOutput.writeContent(">");
					jteOutput.setContext("a", null);
					jteOutput.writeUserContent(view.beside().way());
					jteOutput.writeContent("</a></p>\n    </aside>\n");
				}
				jteOutput.writeContent("    ");
				gg.jte.generated.ondemand.stepper.JtepartGenerated.render(jteOutput, jteHtmlInterceptor, view);
				jteOutput.writeContent("\n  </div>\n  ");
				gg.jte.generated.ondemand.stepper.JtesamplesGenerated.render(jteOutput, jteHtmlInterceptor);
				jteOutput.writeContent("\n");
			}
		});
		jteOutput.writeContent("\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		TraceView view = (TraceView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
