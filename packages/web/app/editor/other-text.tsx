import type { Texts } from './text-autosave.ts';

/** The Markdown of a text, to read and to copy from. */
export function OtherText({ texts }: { texts: Texts }) {
  return (
    <pre className="clash__pre">
      {texts
        .map(({ markdown }) => markdown)
        .filter((markdown) => markdown !== '')
        .join('\n\n')}
    </pre>
  );
}
