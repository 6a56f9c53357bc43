// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawalFunction } from '@clausewright/contract';
import { expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, settle, words } from '../testing/in-app.tsx';
import { SwitchButton } from './switch-button.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';

const server = useFakeServer();
const { method, path } = withdrawalCalls.changeWithdrawal;
const change = `${method} ${path}`;
const t = (key: string) => words(`withdrawals.${key}`);
const withdrawal = { withdrawal_id: 'w1', trader: 'Ada Ltd', email: 'ada@shop.example', active: true };
const onDone = vi.fn<(words: string) => void>();

function show(active: boolean) {
  onDone.mockReset();
  renderInApp(
    <SwitchButton withdrawal={{ ...withdrawal, active } as unknown as WithdrawalFunction} onDone={onDone} />,
  );
  return userEvent.click(screen.getByRole('button'));
}

test('it is switched on at once', async () => {
  server.on(change, answered({}));
  await show(false);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(t('switchedOn')));
  expect(server.asked[0]?.body).toEqual({ trader: 'Ada Ltd', email: 'ada@shop.example', active: true });
});

test('it is switched off after a question only', async () => {
  server.on(change, answered({}));
  await show(true);
  await userEvent.click(screen.getByText(t('ask.keep')));
  expect(server.asked).toEqual([]);
  await userEvent.click(screen.getByText(t('switchOff')));
  await userEvent.click(within(screen.getByRole('dialog')).getByText(t('ask.act')));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(t('switchedOff')));
  expect(server.asked[0]?.body).toMatchObject({ active: false });
});

test('a second press while the first is on its way does nothing', async () => {
  const held = heldAnswer();
  server.on(change, held.responder);
  await show(false);
  await userEvent.click(screen.getByRole('button'));
  held.give(answered({}));
  await settle();
  expect(server.asked).toHaveLength(1);
});

test('a refusal is said', async () => {
  server.on(change, refused({ code: 'not-found', value: 'It is gone.' }));
  await show(false);
  expect((await screen.findByText('It is gone.')).closest('[role=alert]')).not.toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});
