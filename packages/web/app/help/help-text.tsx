import { use } from 'react';
import { DocumentHtml } from '../document/document-html.tsx';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { loadOnce } from '../language/load-once.ts';
import type { HelpTopic } from '../help-topics.ts';

const texts = import.meta.glob<string>('../../../messages/help/*.md', { import: 'default' });

function loadText(topic: HelpTopic, language: InterfaceLanguage): Promise<string> {
  return loadOnce(`help ${topic} ${language}`, async () => {
    const load = texts[`../../../messages/help/${topic}.${language}.md`];
    if (!load) throw new Error(`no help about ${topic} in ${language}`);
    return load();
  });
}

/** The text of one topic; until it is there, a navigation stays on the page before. */
export function HelpText({ topic }: { topic: HelpTopic }) {
  const { language } = useLanguage();
  return <DocumentHtml html={use(loadText(topic, language))} language={language} className="help__text" />;
}
