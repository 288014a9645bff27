import node from "@astrojs/node";
import { defineConfig, passthroughImageService } from "astro/config";

// One server app, independent of any corpus: publishing renders every page through it (src/publish/site-app.ts).
export default defineConfig({
  output: "server",
  // Without streaming a page that fails is a 500 and not the first half of a 200.
  adapter: node({ mode: "middleware", experimentalDisableStreaming: true }),
  trailingSlash: "never",
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Lossless; the default would join words that stand on two lines of a template.
  compressHTML: true,
  // The content security policy allows files of the site, nothing inline.
  build: { inlineStylesheets: "never" },
  // The built app needs no node_modules: it runs from whatever folder it is kept in.
  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: true } },
});
