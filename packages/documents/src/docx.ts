import type { Plain } from '@clausewright/engine/document/tree';
import { Document, Footer, Packer, PageNumber, Paragraph, AlignmentType, TextRun } from 'docx';
import { docxBlocks } from './docx-blocks.ts';
import { docxNumbering, docxStyles } from './docx-styles.ts';
import { repeatable } from './docx-repeatable.ts';
import { buildOutline } from './outline.ts';
import { printable } from './printable.ts';

/** A Word file with real styles, numbering, hyperlinks and tables; the same bytes for the same tree. */
export async function renderDocx(plain: Plain): Promise<Uint8Array> {
  const { children, links } = docxBlocks(plain, buildOutline(plain));
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        style: 'Footer',
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
  const file = new Document({
    title: printable(plain.title),
    creator: '',
    lastModifiedBy: '',
    description: '',
    revision: 1,
    styles: docxStyles(plain.language),
    numbering: docxNumbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1418, right: 1418, bottom: 1418, left: 1418 },
          },
        },
        footers: { default: footer },
        children,
      },
    ],
  });
  for (const { id, url } of links)
    file.Document.Relationships.addRelationship(
      id,
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
      url,
      'External',
    );
  const bytes = await Packer.toBuffer(file, undefined, [
    { path: 'docProps/core.xml', data: coreProperties(plain) },
  ]);
  return repeatable(bytes);
}

const xml = (text: string) =>
  printable(text).replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

/** Written by hand because the library stamps the moment of packing. */
function coreProperties({ title, language }: Plain): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`;
}
