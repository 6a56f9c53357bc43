import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TabList } from '../../editor/tab-list.tsx';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { Field } from '../../ui/field.tsx';
import { CodeBox } from './code-box.tsx';
import type { InstallDetails } from './install-details.ts';

/** As the server has it. */
const wordpressPlugin = '/downloads/clausewright.zip';

type Platform = InstallDetails['platforms'][number]['platform'];

/** Names of products stay what they are in every language. */
const names: Readonly<Record<Platform, string>> = {
  html: 'HTML',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  'google-tag-manager': 'Google Tag Manager',
  react: 'React',
  next: 'Next.js',
};

/** The script by the system that the website runs on, and by language. */
export function SnippetTabs({ install }: { install: InstallDetails }) {
  const t = useTranslations('install');
  const { platforms, scripts, script_url: byBrowser } = install;
  const [current, choose] = useState<Platform>(platforms[0]?.platform ?? 'html');
  const [url, setUrl] = useState(byBrowser);
  return (
    <>
      {scripts.length > 1 && (
        <Field id="install-language" label={t('script.language')} hint={t('script.languageHint')}>
          <select
            className="select install__language"
            id="install-language"
            aria-describedby="install-language-hint"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          >
            <option value={byBrowser}>{t('script.byBrowser')}</option>
            {scripts.map(({ language, url: one }) => (
              <option key={language} value={one} lang={language}>
                {bannerLanguageNames[language]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <TabList
        label={t('script.platform')}
        prefix="platform"
        tabs={platforms.map(({ platform }) => ({ name: platform, words: names[platform] }))}
        current={current}
        choose={choose}
      />
      {platforms.map(({ platform, code }) => (
        <div
          key={platform}
          id={`platform-panel-${platform}`}
          className="stack"
          role="tabpanel"
          aria-labelledby={`platform-tab-${platform}`}
          hidden={platform !== current}
        >
          {platform === 'wordpress' && (
            <>
              <p className="soft">{t('wordpress.plugin')}</p>
              <p>
                <a className="btn" href={wordpressPlugin} download>
                  {t('wordpress.download')}
                </a>
              </p>
              <CodeBox name={t('wordpress.key')} code={url} />
            </>
          )}
          <p className="soft">{t(`platforms.${platform}`)}</p>
          <CodeBox name={names[platform]} code={code.replaceAll(byBrowser, url)} />
          {platform === 'google-tag-manager' && (
            <>
              <p className="soft">{t('tagManager.template')}</p>
              <CodeBox name="template.tpl" code={install.tag_manager.template.replaceAll(byBrowser, url)} />
              <p className="soft">{t('tagManager.event')}</p>
            </>
          )}
        </div>
      ))}
    </>
  );
}
