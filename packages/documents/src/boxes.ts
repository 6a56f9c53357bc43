/** Neighbours that stand in one box. */
export function byBox<Block extends object>(
  blocks: readonly Block[],
): { box: string | null; blocks: Block[] }[] {
  const found: { box: string | null; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const box = 'box' in block && typeof block.box === 'string' ? block.box : null;
    const last = found.at(-1);
    if (last !== undefined && last.box === box) last.blocks.push(block);
    else found.push({ box, blocks: [block] });
  }
  return found;
}
