// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderInApp, words } from '../../testing/in-app.tsx';
import { logInAs } from '../../testing/samples.ts';
import { evaluationOf, inWizard, wizardView } from '../../testing/wizard-samples.tsx';
import { GenerateNote } from './generate-note.tsx';

const t = (key: string, values = {}) => words(`review.generate.${key}`, values);
const email = 'ada@shop.example';

function said(answers: object, letters?: readonly string[]): string {
  const evaluation = evaluationOf({});
  const view = wizardView(
    {},
    { evaluation: { ...evaluation, relevant: { ...evaluation.relevant, ...answers } } },
  );
  const note = <GenerateNote costs={null} nothingDue={undefined} {...(letters && { letters })} />;
  return renderInApp(note, { around: inWizard(view) }).container.textContent;
}

test('an e-mail with a private link is told of before it is sent', () => {
  const text = said({ delivery_email: email });
  expect(text).toContain(t('letter', { count: 1, email }));
  expect(text).toContain(t('letterPrivate'));
});

test('several documents go to each of their addresses', () => {
  expect(said({}, [email, email, 'shop@shop.example'])).toContain(
    t('letter', { count: 3, email: `${email} and shop@shop.example` }),
  );
});

test('where no address was given nothing is sent, and to an account the link only leads', () => {
  expect(said({})).not.toContain(t('letterPrivate'));
  logInAs();
  const text = said({ delivery_email: email });
  expect(text).toContain(email);
  expect(text).not.toContain(t('letterPrivate'));
});
