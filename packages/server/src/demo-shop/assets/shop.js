/** Shows on the page what ran when, which cookies are there, and what the banner told others. */

const time = (at) => new Date(at).toISOString().slice(11, 23);
const log = document.querySelector('#log');

function note(text, at = Date.now()) {
  const line = document.createElement('li');
  line.textContent = `${time(at)}  ${text}`;
  log.append(line);
}

let known = 0;
function showFired() {
  const fired = window.demoFired ?? [];
  for (const { name, at } of fired.slice(known)) {
    const state = document.querySelector(`[data-tag="${name}"]`);
    state.textContent = `fired at ${time(at)}`;
    state.className = 'fired';
    note(`fired: ${name}`, at);
  }
  known = fired.length;
}

function showCookies() {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter(Boolean);
  const text = names.length === 0 ? 'none' : names.toSorted().join(', ');
  const place = document.querySelector('#cookies');
  if (place.textContent !== text) place.textContent = text;
}

let told = 0;
function showDataLayer() {
  const entries = window.dataLayer ?? [];
  for (const entry of entries.slice(told)) note(`dataLayer: ${JSON.stringify(Array.from(entry))}`);
  told = entries.length;
}

document.addEventListener('demo:fired', showFired);
for (const name of ['ready', 'shown', 'consent']) {
  document.addEventListener(`clausewright:${name}`, ({ detail }) => {
    const types = detail?.types === undefined ? '' : ` ${JSON.stringify(detail.types)}`;
    note(`banner: ${name}${types}`);
  });
}
// It may have come before this script.
if (window.clausewright !== undefined) {
  const { answered, types } = window.clausewright.consent();
  note(`banner: ${answered ? `answered before ${JSON.stringify(types)}` : 'asks'}`);
}
document.querySelector('img[data-consent]').addEventListener('load', () => note('fired: pixel'));

function look() {
  showFired();
  showCookies();
  showDataLayer();
}
look();
setInterval(look, 250);
