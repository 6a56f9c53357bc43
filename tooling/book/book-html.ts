/** The reading book as HTML: a clause per section, its six languages side by side. Pure. */
import { type Clause, fullWording, type Outline } from '@clausewright/library/clauses';
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { languages, type Language } from '@clausewright/contract/languages';

export interface Duty {
  citation: string;
  /** Whether the citation was read again in the official text. */
  basis: 'read' | 'partly' | 'recalled';
}

interface ProviderPayment {
  clause: Clause;
  /** By requirement id. */
  duties: ReadonlyMap<string, Duty>;
}

export function bookHtml(outline: Outline, duties: ReadonlyMap<string, Duty>, style: string): string {
  const clauses = outline.clauses.map((clause) => clauseHtml({ clause, duties }));
  const contents = outline.clauses.map(({ id }) => `<li><a href="#${escape(id)}">${escape(id)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(outline.type)}</title>
<style>${style}</style>
<h1>${escape(outline.type)}</h1>
<ol class="contents">${contents.join('')}</ol>
${clauses.join('\n')}
</html>
`;
}

function clauseHtml({ clause, duties }: ProviderPayment): string {
  const texts = languages.map((language) => ({ language, blocks: fullWording(clause, language) }));
  const rows = Math.max(...texts.map(({ blocks }) => blocks.length));
  const cells = (row: number): string =>
    texts
      .map(({ language, blocks }) => {
        const block = blocks[row];
        return `<td lang="${language}">${block === undefined ? '' : blockHtml(block)}</td>`;
      })
      .join('');
  const body = Array.from({ length: rows }, (_, row) => `<tr>${cells(row)}</tr>`);
  return `<section id="${escape(clause.id)}">
<h2>${escape(clause.id)} <small>version ${clause.version}</small></h2>
<p>Included when <code>${escape(condition(clause.when))}</code></p>
${partsHtml({ clause, duties })}
<table><thead><tr>${languages.map((one: Language) => `<th scope="col">${one}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table>
</section>`;
}

function partsHtml({ clause, duties }: ProviderPayment): string {
  const parts = Object.entries(clause.parts).map(([name, { meets, when }]) => {
    const met = meets.map((id) => {
      const duty = duties.get(id);
      return `<li>${escape(id)}: ${escape(duty?.citation ?? 'unknown')} <i>(${duty?.basis ?? 'unknown'})</i></li>`;
    });
    return `<dt><span class="part">${escape(name)}</span></dt>
<dd>${when === undefined ? 'always' : `<code>${escape(condition(when))}</code>`}${met.length === 0 ? '' : `<ul>${met.join('')}</ul>`}</dd>`;
  });
  return parts.length === 0 ? '' : `<dl>${parts.join('\n')}</dl>`;
}

/** The condition as it stands in the clause, on one line. */
function condition(when: (answers: never) => unknown): string {
  return String(when)
    .replace(/^\(?\w*\)?\s*=>\s*/u, '')
    .replace(/\s+/gu, ' ');
}

function blockHtml(block: DraftBlock): string {
  switch (block.type) {
    case 'heading':
      return `<h3>${phrasesHtml(block.children)}</h3>`;
    case 'paragraph':
      return `<p>${phrasesHtml(block.children)}</p>`;
    case 'list':
      return `<ul>${block.children.map((item) => `<li>${item.children.map(blockHtml).join('')}</li>`).join('')}</ul>`;
    case 'records':
      return `<p><i>${block.fields.map(fieldHtml).join(' | ')}</i></p>`;
    case 'blockPart':
      return `<div class="in"><span class="part">${escape(block.id)}</span>${block.children.map(blockHtml).join('')}</div>`;
    default:
      return block satisfies never;
  }
}

function fieldHtml(field: string | DraftPhrase[]): string {
  return typeof field === 'string' ? escape(field) : phrasesHtml(field);
}

function phrasesHtml(phrases: readonly DraftPhrase[]): string {
  return phrases.map(phraseHtml).join('');
}

function phraseHtml(phrase: DraftPhrase): string {
  switch (phrase.type) {
    case 'text':
      return escape(phrase.value);
    case 'blank':
      return '<mark>[•]</mark>';
    case 'break':
      return '<br>';
    case 'inlinePart':
      return `<span class="in"><span class="part">${escape(phrase.id)}</span>${phrasesHtml(phrase.children)}</span>`;
    case 'strong':
      return `<b>${phrasesHtml(phrase.children)}</b>`;
    case 'emphasis':
      return `<i>${phrasesHtml(phrase.children)}</i>`;
    case 'link':
      return `<u>${phrasesHtml(phrase.children)}</u>`;
    default:
      return phrase satisfies never;
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
