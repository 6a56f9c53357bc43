/** What server and editor need of the banner: words, colours, rules and what is published. */
export { canonicalJson } from './publish/canonical-json.ts';
export { compose, type CatalogueWords, type ComposeDraft } from './publish/compose.ts';
export { contrast } from './publish/contrast.ts';
export { buildCoreConfig } from './publish/core-config.ts';
export { validateAppearance, type AppearanceFault } from './publish/validate-appearance.ts';
export { getPalette, palettes } from './publish/palettes.ts';
export { getRegime, listRegimes } from './publish/regimes.ts';
export { defaultAppearance } from './publish/default-appearance.ts';
export { bannerTexts } from './publish/words.ts';
export { urlMatches, matchingDomains, nameMatches } from './script/match.ts';
