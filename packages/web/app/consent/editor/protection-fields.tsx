import { protectionLevels } from '@clausewright/contract/consent-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { type LookProps, Part } from './part.tsx';

/** What the server takes as the name of a host. */
const host = /^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/;
const mostHosts = 20;

/** How what nobody tagged is held back, and which hosts the site needs in any case. */
export function ProtectionFields({ appearance, errorAt, change }: LookProps) {
  const t = useTranslations('banner-editor.protection');
  const { protection = 'tagged', needed_hosts: needed = [], field_watch: watch = false } = appearance;
  return (
    <Part title={t('title')} hint={t('hint')}>
      <div className="choices">
        {protectionLevels.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`protection-${one}`}
            name="protection"
            value={one}
            checked={one === protection}
            onChange={() => change({ protection: one })}
            label={t(`levels.${one}`)}
            note={t(`notes.${one}`)}
          />
        ))}
      </div>
      {protection !== 'tagged' && (
        <HostsField hosts={needed} fault={errorAt('appearance.needed_hosts')} change={change} />
      )}
      <div className="mt-3">
        <ChoiceCard
          type="checkbox"
          id="field-watch"
          name="field-watch"
          value="on"
          checked={watch}
          onChange={() => change({ field_watch: !watch })}
          label={t('watch')}
          note={t('watchNote')}
        />
      </div>
    </Part>
  );
}

interface HostsProps {
  hosts: readonly string[];
  fault: string | undefined;
  change: LookProps['change'];
}

function HostsField({ hosts, fault, change }: HostsProps) {
  const t = useTranslations('banner-editor.protection');
  const [text, setText] = useState(hosts.join('\n'));
  const lines = linesOf(text);
  const wrong = lines.find((line) => !host.test(line));
  const error =
    wrong !== undefined
      ? t('wrong', { host: wrong })
      : lines.length > mostHosts
        ? t('many', { max: mostHosts })
        : fault;
  const id = 'appearance-needed_hosts';
  const hint = t('neededHint');
  return (
    <div className="mt-3">
      <Field id={id} label={t('needed')} hint={hint} error={error} optional>
        <textarea
          id={id}
          className="textarea cons__code"
          rows={4}
          value={text}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={({ target }) => {
            setText(target.value);
            const next = linesOf(target.value);
            if (next.length <= mostHosts && next.every((line) => host.test(line)))
              change({ needed_hosts: next });
          }}
        />
      </Field>
    </div>
  );
}

/** A host per line, also where somebody pastes addresses. */
function linesOf(text: string): string[] {
  const hosts = text.split(/[\s,]+/).map((line) =>
    line
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/:].*$/, ''),
  );
  return [...new Set(hosts.filter((line) => line !== ''))];
}
