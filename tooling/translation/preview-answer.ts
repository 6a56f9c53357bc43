import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import { draftLanguages } from '../../packages/library/languages.ts';
import { draftReport } from './library-state.ts';
import { documentPage, indexPage, notFoundPage } from './preview-page.ts';
import { renderPreview } from './preview.ts';
import { ownerNames, previewTypes as types } from './sample-owners.ts';

/** The page at an address of the preview. */
export function previewAnswer({ pathname, searchParams }: URL): { status: number; html: string } {
  if (pathname === '/') {
    const states = draftLanguages.flatMap((language) => draftReport(language).lines);
    return { status: 200, html: indexPage(types, states) };
  }
  const wanted = {
    type: (searchParams.get('type') ?? '') as AgreementType,
    language: searchParams.get('language') ?? '',
    owner: searchParams.get('owner') ?? '',
  };
  if (pathname !== '/document' || !types.includes(wanted.type)) return { status: 404, html: notFoundPage() };
  // Whoever chooses another document keeps an owner that it may not have.
  const [first = ''] = ownerNames(wanted.type);
  const owner = renderPreview(wanted) === null ? first : wanted.owner;
  const preview = renderPreview({ ...wanted, owner });
  if (preview === null) return { status: 404, html: notFoundPage() };
  return { status: 200, html: documentPage({ ...wanted, owner }, preview, { types, served: true }) };
}
