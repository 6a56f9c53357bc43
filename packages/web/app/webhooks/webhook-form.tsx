import { limits } from '@clausewright/contract/limits';
import { type WebhookKind, webhookKinds } from '@clausewright/contract/webhook-kinds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { FieldSet } from '../ui/field.tsx';

interface Wanted {
  url: string;
  kinds: WebhookKind[];
}

interface Props<Data> {
  id: string;
  /** As it is now; without it all kinds are chosen. */
  given?: Wanted & { enabled: boolean };
  words: { act: string; busy: string };
  act: (wanted: Wanted & { enabled: boolean }) => Promise<Outcome<Data>>;
  onDone: (data: Data, form: HTMLFormElement) => void;
}

/** Where messages go, and which. */
export function WebhookForm<Data>({ id, given, words, act, onDone }: Props<Data>) {
  const t = useTranslations('api-keys.webhooks');
  const judge = useValidation();
  const failureText = useFailureText();
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(given?.kinds ?? webhookKinds);
  const [enabled, setEnabled] = useState(given?.enabled ?? true);
  const form = useAccountForm({
    id,
    labels: { url: t('fields.url'), kinds: t('fields.kinds') },
    judge: ({ url }) =>
      findErrors({
        url: judge.required(url.trim()),
        kinds: kinds.length === 0 ? t('faults.kinds') : undefined,
      }),
    act: ({ url }) => act({ url: url.trim(), kinds: [...kinds], enabled }),
    onDone: ({ data }, _, element) => onDone(data, element),
  });
  const toggle = (kind: WebhookKind) =>
    setKinds(webhookKinds.filter((one) => (one === kind) !== kinds.includes(one)));
  return (
    <>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="grid gap-5">
        <TextField
          of={form}
          name="url"
          type="url"
          maxLength={limits.url}
          autoComplete="off"
          defaultValue={given?.url}
          hint={t('urlHint')}
        />
        <FieldSet id={`${id}-kinds`} label={form.labels.kinds} error={form.errors.kinds}>
          <div className="choices">
            {webhookKinds.map((kind, index) => (
              <ChoiceCard
                key={kind}
                type="checkbox"
                // The list of faults leads to the first.
                id={index === 0 ? `${id}-kinds` : `${id}-${kind}`}
                name="kind"
                value={kind}
                checked={kinds.includes(kind)}
                onChange={() => toggle(kind)}
                label={t(`kinds.${kind}`)}
                invalid={form.errors.kinds !== undefined}
              />
            ))}
          </div>
        </FieldSet>
        {given !== undefined && (
          <ChoiceCard
            type="checkbox"
            id={`${id}-enabled`}
            name="enabled"
            value="yes"
            checked={enabled}
            onChange={() => setEnabled(!enabled)}
            label={t('fields.enabled')}
          />
        )}
        <div className="form__acts">
          <BusyButton form={id} words={words.act} busyWords={words.busy} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
