/** What to put on a website, by the way that the document is to come there. */

export const ways = ['link', 'frame', 'element', 'react', 'json'] as const;
export type Way = (typeof ways)[number];

export interface Shown {
  /** The live link. */
  live: string;
  /** Null where there is only one. */
  language: string | null;
  /** Of the document. */
  name: string;
}

interface Snippet {
  /** A language of code, or the name of a file. */
  name: string;
  code: string;
}

/** Where the component of `clausewright-document.tsx` comes before its use. */
export function snippetsFor(way: Way, shown: Shown, component: string): Snippet[] {
  const { live, language } = shown;
  const name = escaped(shown.name);
  const page = language === null ? live : `${live}/${language}`;
  const attributes = `src="${live}"${language === null ? '' : ` language="${language}"`}`;
  const link = `<a href="${page}">${name}</a>`;
  switch (way) {
    case 'link':
      return [{ name: 'HTML', code: link }];
    case 'frame':
      return [
        {
          name: 'HTML',
          code: `<iframe src="${page}" title="${name}" width="100%" height="800" loading="lazy"></iframe>`,
        },
      ];
    case 'element':
      return [
        {
          name: 'HTML',
          code: `<script type="module" src="${new URL(live).origin}/live/document.js"></script>
<clausewright-document ${attributes}>
  ${link}
</clausewright-document>`,
        },
      ];
    case 'react':
      return [
        { name: 'clausewright-document.tsx', code: component },
        {
          name: 'React',
          code: `import { ClausewrightDocument } from "./clausewright-document";

<ClausewrightDocument ${attributes} label="${name}" />`,
        },
      ];
    case 'json':
      return [{ name: 'JSON', code: `${live}.json${language === null ? '' : `?language=${language}`}` }];
    default:
      return way satisfies never;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
