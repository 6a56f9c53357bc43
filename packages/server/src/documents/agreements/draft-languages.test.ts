/** A language that is a draft is none for whoever calls the API. */
import { bannerLanguages } from '@clausewright/contract';
import { draftLanguages } from '@clausewright/engine/document/draft-languages';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { complete, visitor } from './testing/visitor.ts';

const database = useTestDatabase();

test.each(draftLanguages)(
  'no agreement is created or shown in %s, and no call describes it',
  async (draft) => {
    await using one = await visitor(database.db);
    const chosen = { ...complete, document_languages: ['en', draft] };
    const made = await one.generate(chosen);
    expect(made).toMatchObject({
      success: false,
      messages: [{ code: 'answers-invalid' }, { field: 'answers.document_languages' }],
    });
    const preview = { type: 'TEST', answers: complete };
    const shown = await one.call('POST', '/agreement/preview', { ...preview, language: draft });
    expect(shown).toMatchObject({ success: false, messages: [{ field: 'language' }] });
    expect(await one.call('POST', '/agreement/preview', { ...preview, language: 'en' })).toMatchObject({
      success: true,
    });
    const described = await one.app.inject({ url: '/api/v1/openapi.json' });
    // A banner speaks further languages: its fixed words are few.
    const offered = described.body.replaceAll(JSON.stringify(bannerLanguages), '[]');
    expect(offered).toContain('"nl"');
    expect(offered).not.toContain(`"${draft}"`);
  },
);
