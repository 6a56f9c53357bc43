/** What server and editor need of the banner: words, colours, rules and what is published. */
export { canonicalJson } from './publish/canonical-json.ts';
export { compose, type CatalogueWords, type ComposeDraft } from './publish/compose.ts';
export { contrast } from './publish/contrast.ts';
export { coreOf } from './publish/core-of.ts';
export { judgeAppearance, type AppearanceFault } from './publish/judge-appearance.ts';
export { paletteOf, palettes } from './publish/palettes.ts';
export { regimeOf, regimesOf } from './publish/regimes.ts';
export { usualAppearance } from './publish/usual-appearance.ts';
export { bannerTexts } from './publish/words.ts';
export { addressFits, domainsOf } from './script/match.ts';
