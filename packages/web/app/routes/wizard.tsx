import { Start } from '../home/start.tsx';

export default function WizardStart() {
  return <Start />;
}
