import type { InformalTexts } from '../../banner-texts.ts';

export const spanishInformal: InformalTexts = {
  titles: {
    'opt-in': 'Solo con tu consentimiento',
    exempt: 'Tú decides sobre las cookies opcionales',
    'opt-out': 'Tú decides sobre tu información personal',
  },
  introductions: {
    'opt-in':
      'Con tu consentimiento, utilizamos {vendors} para {purposes} y almacenamos y leemos datos en tu dispositivo. Es voluntario y puedes retirarlo en cualquier momento en «{choices}».',
    'opt-out':
      'Utilizamos {vendors} para {purposes}. Con ello se comunican datos sobre tu visita, lo que, según la ley de algunos estados de EE. UU., puede equivaler a vender o compartir información personal. Puedes negarte en cualquier momento: aquí, con «{optOut}», o más adelante, en «{choices}».',
    notice:
      'Utilizamos {vendors} para {purposes}. Para ello se almacenan datos en tu dispositivo, se leen y se tratan. Puedes rechazarlo en cualquier momento en «{choices}».',
    runs: 'Para mejorar este sitio web, utilizamos desde el principio {vendors} para {purposes}. Para ello se almacenan datos en tu dispositivo, se leen y se tratan. Puedes oponerte en cualquier momento y de forma gratuita: aquí, con «{reject}», o más adelante, en «{choices}».',
    asks: 'Utilizamos {vendors} para {purposes} solo si das tu consentimiento. Tu consentimiento es voluntario y puedes retirarlo en cualquier momento en «{choices}».',
    nothing: 'Este sitio web utiliza únicamente lo que necesita para funcionar. No tienes que elegir nada.',
  },
  preferences: {
    signal:
      'Tu navegador envía la señal «no vender ni compartir» (Global Privacy Control). La respetamos: todo lo opcional permanece desactivado mientras tú no lo actives.',
    session: 'Hasta que cierres el navegador',
    record: 'Referencia de tu elección: {record}, última modificación el {date}',
    placeholder:
      'Este contenido procede de {vendor}. Solo se carga si das tu consentimiento, porque entonces {vendor} recibe datos.',
    types: {
      ADVERTISING: {
        about: 'Muestra, aquí y en otros sitios, publicidad acorde con tus intereses y mide si funciona.',
      },
      MARKETING: {
        about:
          'Adapta a ti los boletines, las ofertas y los contenidos de redes sociales, y muestra a través de qué socio has llegado.',
      },
    },
  },
};
