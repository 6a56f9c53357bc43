/** What server and editor need of the banner: words, colours, rules and what is published. */
export { canonicalJson } from './publish/canonical-json.ts';
export { compose, type CatalogueWords, type ComposeDraft } from './publish/compose.ts';
export { contrast } from './publish/contrast.ts';
export { type CoreFile, coreFile, coreFiles, stubFiles, stubsOf } from './publish/core-file.ts';
export {
  buildCoreConfig,
  buildFrameWords,
  buildPreferencesConfig,
  packConfig,
} from './publish/core-config.ts';
export { inlineConfig, scriptJson } from './publish/inline-config.ts';
export { validateAppearance, type AppearanceFault } from './publish/validate-appearance.ts';
export { getDarkPalette, getPalette, getTheme, palettes } from './publish/palettes.ts';
export { getLook } from './publish/default-look.ts';
export { getRegime, listRegimes, runsByDefault } from './publish/regimes.ts';
export { defaultAppearance } from './publish/default-appearance.ts';
export { requestLinkWords } from './publish/request-link-words.ts';
export { bannerTexts } from './publish/words.ts';
export { shortName } from './script/answer.ts';
export { hostMatches, urlMatches, matchingDomains, nameMatches } from './script/match.ts';
