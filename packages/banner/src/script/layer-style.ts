/**
 * Style of the first layer and of the button that stays. At most half of the screen: the text scrolls, the
 * buttons stay; on a very low screen everything scrolls.
 */
export const layerStyle = `section,.stay{position:fixed;z-index:2147483647;bottom:0;left:0;background:var(--bg)}
section{right:0;max-height:50vh;overflow:auto;display:flex;flex-wrap:wrap;align-items:center;gap:0 32px;padding:0 max(16px,50% - 576px);border-top:1px solid var(--edge)}
div{flex:1 1 320px;max-width:720px;padding:16px 0 8px}
a{display:inline-block;margin-inline-end:12px;padding:4px 0}
div+div{margin-inline-start:auto;display:grid;grid-template-columns:1fr 1fr;gap:8px;position:sticky;bottom:0;padding:8px 0 16px;background:var(--bg)}
button:last-child{grid-column:1/3}
.corner{inset:auto 16px 16px auto;width:min(416px,100% - 32px);padding:0 16px;border:1px solid var(--edge)}
@media(min-width:768px){.bar div+div{max-width:336px;padding:16px 0}}
@media(max-height:400px){div+div{position:static}}
.stay{margin:16px}
@media print{*{display:none}}`;
