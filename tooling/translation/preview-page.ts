/** The pages of the preview: plain HTML, which a lawyer or a translator opens in a browser. */
import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import { escapeHtml } from '../../packages/documents/src/html.ts';
import { isDraftLanguage } from '../../packages/engine/src/document/draft-languages.ts';
import { outlines } from '../../packages/library/agreement-types.ts';
import { type Preview, previewLanguages, type Wanted } from './preview.ts';
import { previewStyle } from './preview-style.ts';
import { ownerNames } from './sample-owners.ts';

/** `germanShop` as `German shop`. */
function spokenOwner(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The usual English title. */
function spokenType(type: AgreementType): string {
  const title = outlines[type]?.title;
  return title?.names.en[title.usual] ?? type;
}

function spokenLanguage(language: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return isDraftLanguage(language) ? `${name} (draft)` : name;
}

interface PageOptions {
  /** Types whose documents can be chosen. */
  types: readonly AgreementType[];
  /** True where a server answers: choices work, and a saved text loads the page again. */
  served: boolean;
}

export function documentPage(wanted: Wanted, preview: Preview, options: PageOptions): string {
  const { type, language, owner } = wanted;
  const about = `${spokenType(type)}, ${spokenLanguage(language)}, ${spokenOwner(owner)}`;
  const body = `<header>
<h1>${escapeHtml(about)}</h1>
${options.served ? `<p><a href="/">All documents</a></p>\n${choices(wanted, options.types)}` : ''}
<p>Words on yellow come from the answers of the sample owner. ${gapsText(preview.gaps, language)}</p>
${faultsHtml(preview.faults)}
</header>
<main>
<article lang="${escapeHtml(language)}">
${preview.html}
</article>
</main>`;
  return page(`${preview.title} – ${about}`, body, options.served);
}

function gapsText(gaps: number, language: string): string {
  if (gaps === 0) return 'Nothing is missing.';
  const places = gaps === 1 ? 'In one place' : `In ${gaps} places`;
  return `<strong>${places} the English words stand in a dashed box, because those in ${escapeHtml(language)} are missing or have a fault.</strong>`;
}

function faultsHtml(faults: readonly string[]): string {
  if (faults.length === 0) return '<p>The texts of this language have no faults.</p>';
  const items = faults.map((fault) => {
    const [, place = '', what = fault] = /^(\S+:\d+:\d+) (.*)$/su.exec(fault) ?? [];
    return `<li><code>${escapeHtml(place)}</code> ${escapeHtml(what)}</li>`;
  });
  return `<section class="faults" aria-labelledby="faults"><h2 id="faults">Faults: ${faults.length}</h2><ul>${items.join('\n')}</ul></section>`;
}

function choices({ type, language, owner }: Wanted, types: readonly AgreementType[]): string {
  const select = (
    name: string,
    label: string,
    all: readonly (readonly [string, string])[],
    chosen: string,
  ) => {
    const options = all.map(([value, text]) => {
      const mark = value === chosen ? ' selected' : '';
      return `<option value="${escapeHtml(value)}"${mark}>${escapeHtml(text)}</option>`;
    });
    return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
  };
  return `<form action="/document">
${select(
  'type',
  'Document',
  types.map((one) => [one, spokenType(one)] as const),
  type,
)}
${select(
  'language',
  'Language',
  previewLanguages.map((one) => [one, spokenLanguage(one)] as const),
  language,
)}
${select(
  'owner',
  'Owner',
  ownerNames(type).map((one) => [one, spokenOwner(one)] as const),
  owner,
)}
<button>Show</button>
</form>`;
}

/** Every type with its owners, each in every language; `states` tells of drafts. */
export function indexPage(types: readonly AgreementType[], states: readonly string[]): string {
  const sections = types.map((type) => {
    const owners = ownerNames(type).map((owner) => {
      const links = previewLanguages.map((language) => {
        const query = new URLSearchParams({ type, language, owner });
        const name = `${spokenType(type)} of ${spokenOwner(owner)} in ${spokenLanguage(language)}`;
        return `<a href="/document?${escapeHtml(query.toString())}" aria-label="${escapeHtml(`${language}: ${name}`)}">${language}</a>`;
      });
      return `<li>${escapeHtml(spokenOwner(owner))}: <span class="languages">${links.join(' ')}</span></li>`;
    });
    return `<details><summary><h2>${escapeHtml(spokenType(type))}</h2></summary><ul>${owners.join('\n')}</ul></details>`;
  });
  const body = `<header>
<h1>Preview of the library</h1>
<p>Every document as a sample owner would get it. A page loads again when a text is saved.</p>
<ul>${states.map((state) => `<li>${escapeHtml(state)}</li>`).join('\n')}</ul>
</header>
<main>
${sections.join('\n')}
</main>`;
  return page('Preview of the library', body, true);
}

export function notFoundPage(): string {
  const body = '<main><h1>There is no such document</h1><p><a href="/">All documents</a></p></main>';
  return page('There is no such document', body, false);
}

/** Asks for the start of the server, which begins anew with each saved text. */
const reload = `<script>
let first;
setInterval(async () => {
  const started = await fetch('/started').then((answer) => answer.text(), () => first);
  first ??= started;
  if (started !== first) location.reload();
}, 700);
</script>`;

function page(title: string, body: string, served: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${previewStyle}</style>
</head>
<body>
${body}
${served ? reload : ''}
</body>
</html>
`;
}
