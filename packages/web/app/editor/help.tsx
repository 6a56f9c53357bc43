import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TabList } from './tab-list.tsx';

const topics = ['bold', 'links', 'headers', 'lists'] as const;
type Topic = (typeof topics)[number];

/** What to type for what (specification 2), above the text. */
export function Help() {
  const t = useTranslations('editor.help');
  const [topic, setTopic] = useState<Topic>('bold');
  return (
    <div className="help">
      <TabList
        label={t('label')}
        prefix="help"
        tabs={topics.map((name) => ({ name, words: t(`${name}.title`) }))}
        current={topic}
        choose={setTopic}
      />
      {topics.map((name) => (
        <div
          key={name}
          className="help__body"
          role="tabpanel"
          id={`help-panel-${name}`}
          aria-labelledby={`help-tab-${name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls takes the focus itself
          tabIndex={0}
          hidden={name !== topic}
        >
          <Examples topic={name} />
          <p className="muted">{t('unsupported')}</p>
        </div>
      ))}
    </div>
  );
}

function Examples({ topic }: { topic: Topic }) {
  const t = useTranslations('editor.help');
  switch (topic) {
    case 'bold':
      return (
        <dl>
          <dt>{`**${t('bold.bold')}**`}</dt>
          <dd>
            <b>{t('bold.bold')}</b>
          </dd>
          <dt>{`*${t('bold.italic')}*`}</dt>
          <dd>
            <i>{t('bold.italic')}</i>
          </dd>
        </dl>
      );
    case 'links':
      return (
        <dl>
          <dt>{`[${t('links.words')}](https://shop.example)`}</dt>
          <dd>
            <span className="help__link">{t('links.words')}</span>
          </dd>
          <dt>{`[${t('links.mail')}](mailto:hello@shop.example)`}</dt>
          <dd>
            <span className="help__link">{t('links.mail')}</span>
          </dd>
        </dl>
      );
    case 'headers':
      return (
        <dl>
          <dt>{`# ${t('headers.title')}`}</dt>
          <dd>{t('headers.titleNote')}</dd>
          <dt>{`## ${t('headers.section')}`}</dt>
          <dd>{t('headers.sectionNote')}</dd>
          <dt>{`### ${t('headers.part')}`}</dt>
          <dd>{t('headers.partNote')}</dd>
        </dl>
      );
    case 'lists':
      return (
        <dl>
          <dt>{`- ${t('lists.item')}`}</dt>
          <dd>{`• ${t('lists.item')}`}</dd>
          <dt>{`1. ${t('lists.item')}`}</dt>
          <dd>{`1. ${t('lists.item')}`}</dd>
          <dt>{t('lists.indent')}</dt>
          <dd>{t('lists.nested')}</dd>
        </dl>
      );
    default:
      return topic satisfies never;
  }
}
