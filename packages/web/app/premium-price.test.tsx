// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CardDialog } from './agreements/card-dialog.tsx';
import { useAgreementActions } from './agreements/use-agreement-actions.ts';
import { TextProblem } from './editor/text-problem.tsx';
import type { Failure } from './outcome.ts';
import { answered, useFakeServer } from './testing/fake-server.ts';
import { renderInApp, words } from './testing/in-app.tsx';
import { listedAgreement, logInAs, sampleId } from './testing/samples.ts';

const server = useFakeServer();
const price = words('ui.premiumCosts', { sum: '€24.00', tax: 'none' });
const prices = { currency: 'EUR', premium: [{ type: 'PRIVACY_POLICY', amount: 2400 }], plans: [] };

function Asking() {
  const life = useAgreementActions(() => {});
  return (
    <>
      <button type="button" onClick={() => life.act('edit', listedAgreement({ premium: false }))}>
        edit
      </button>
      <CardDialog life={life} />
    </>
  );
}

async function expectPrice() {
  expect((await screen.findByText(price)).checkVisibility()).toBe(true);
}

beforeEach(() => {
  server.on('GET /public/prices', answered(prices));
  server.on('GET /agreement/details/:id', answered({ agreement_id: sampleId, type: 'PRIVACY_POLICY' }));
});

test('My Agreements tells what editing costs where it is refused', async () => {
  logInAs();
  renderInApp(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'edit' }));
  await expectPrice();
});

test('the editor tells it too', async () => {
  const failure: Failure = { ok: false, reason: 'forbidden', forbidden: 'premium-only', messages: [] };
  renderInApp(<TextProblem id={sampleId} failure={failure} retry={() => {}} />);
  await expectPrice();
});
