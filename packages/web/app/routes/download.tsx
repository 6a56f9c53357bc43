import type { FrameHandle } from '../frame/frame.tsx';

export const handle = { frame: 'none' } satisfies FrameHandle;

export default function Download() {
  return null;
}
