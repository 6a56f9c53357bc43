/** All tools of the MCP server, in the order in which they are listed. */
import type { Tool } from './tool.ts';
import { compare } from './tools/compare-versions.ts';
import { describeSite } from './tools/describe-site.ts';
import { getConsentFigures } from './tools/get-consent-figures.ts';
import { getDocument } from './tools/get-document.ts';
import { listFindings } from './tools/list-findings.ts';
import { listPromises } from './tools/list-promises.ts';
import { preview } from './tools/preview.ts';
import { proposeBanner } from './tools/propose-banner.ts';
import { answer, listOpenQuestions } from './tools/questions.ts';
import { requestPublish } from './tools/request-publish.ts';
import { scan } from './tools/scan.ts';

export const tools: readonly Tool[] = [
  describeSite,
  scan,
  listFindings,
  listOpenQuestions,
  answer,
  preview,
  getDocument,
  listPromises,
  proposeBanner,
  compare,
  getConsentFigures,
  requestPublish,
];
