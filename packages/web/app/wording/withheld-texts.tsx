import type { WithheldWording } from '@clausewright/contract';
import { useLanguage } from '../language/language-provider.tsx';

/** The texts of the law that wait to be compared, each with its language. */
export function WithheldTexts({ held }: { held: readonly WithheldWording[] }) {
  const { language } = useLanguage();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <ul className="mb-2">
      {held.map((one) => (
        <li key={`${one.id} ${one.language}`}>
          <span lang={one.language}>{one.title}</span> ({names.of(one.language) ?? one.language})
        </li>
      ))}
    </ul>
  );
}
