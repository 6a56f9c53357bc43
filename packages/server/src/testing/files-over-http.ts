import type { RunningMain } from '../platform/http/testing/start-main.ts';
import { callMain } from '../customers/sessions/testing/sign-up.ts';
import { expect } from 'vitest';
import { newAgreement } from './one-call.ts';

export interface MadeAgreement {
  agreement_id: string;
  access_token: string;
}

/** State of the files of an agreement. */
export async function listFiles(
  at: Pick<RunningMain, 'origin'>,
  { agreement_id: id, access_token: token }: MadeAgreement,
): Promise<string> {
  const headers = { 'x-agreement-token': token };
  return (await callMain(at, `/api/v1/agreement/public-download-details/${id}`, { headers }))['data'].status;
}

/** An agreement whose files are asked for, and made by a job. */
export async function withFiles(at: Pick<RunningMain, 'origin'>): Promise<MadeAgreement> {
  const { text } = await newAgreement(at.origin);
  const { data } = JSON.parse(text) as { data: MadeAgreement };
  const headers = { 'x-agreement-token': data.access_token };
  const body = { agreement_id: data.agreement_id };
  await callMain(at, '/api/v1/agreement/generate-files', { body, headers });
  await expect.poll(() => listFiles(at, data), { timeout: 60_000, interval: 200 }).toBe('ready');
  return data;
}
