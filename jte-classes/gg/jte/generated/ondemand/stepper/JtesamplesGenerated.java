package gg.jte.generated.ondemand.stepper;
@SuppressWarnings("unchecked")
public final class JtesamplesGenerated {
	public static final String JTE_NAME = "stepper/samples.jte";
	public static final int[] JTE_LINE_INFO = {8,8,8,8,8,8,8,8,8,8,8,8};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor) {
		jteOutput.writeContent("<svg class=\"unseen\" aria-hidden=\"true\" width=\"0\" height=\"0\">\n  <symbol id=\"sample-set\" viewBox=\"-1 -1 24 24\"><g class=\"c on\"><rect width=\"22\" height=\"22\" rx=\"2\"/><text x=\"11\" y=\"14.6\">1</text></g></symbol>\n  <symbol id=\"sample-new\" viewBox=\"-1 -1 24 24\"><g class=\"c on new\"><rect width=\"22\" height=\"22\" rx=\"2\"/><text x=\"11\" y=\"14.6\">1</text><path class=\"m-new\" d=\"M15.4 5h5M17.9 2.5v5\"/></g></symbol>\n  <symbol id=\"sample-lost\" viewBox=\"-1 -1 24 24\"><g class=\"c lost\"><rect width=\"22\" height=\"22\" rx=\"2\"/><text x=\"11\" y=\"14.6\">0</text><path class=\"m-lost\" d=\"M15.4 5h5\"/></g></symbol>\n  <symbol id=\"sample-wrapped\" viewBox=\"-1 -1 24 24\"><g class=\"c on wrap\"><rect width=\"22\" height=\"22\" rx=\"2\"/><path class=\"hatch\" d=\"M1 8 8 1M1 15 15 1M1 22 22 1M8 22 22 8M15 22 22 15\"/><text x=\"11\" y=\"14.6\">1</text><path class=\"m-wrap\" d=\"M20 14.4v3.8h-5.6m2.1-2.2-2.1 2.2 2.1 2.2\"/></g></symbol>\n  <symbol id=\"sample-fell\" viewBox=\"-1 -1 24 24\"><g class=\"m-fell\"><rect x=\"6\" y=\"6\" width=\"10\" height=\"10\" rx=\"1\"/><path d=\"M8 8l6 6m0-6l-6 6\"/></g></symbol>\n  <symbol id=\"sample-carry\" viewBox=\"-1 -1 24 24\"><g class=\"c\"><rect width=\"22\" height=\"22\" rx=\"2\"/><text x=\"11\" y=\"14.6\">0</text><path class=\"m-carry\" d=\"M1.6 20.6 4.8 15l3.2 5.6z\"/></g></symbol>\n</svg>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		render(jteOutput, jteHtmlInterceptor);
	}
}
