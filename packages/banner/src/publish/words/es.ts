import type { BannerTexts } from '../banner-texts.ts';

export const spanish: BannerTexts = {
  layer: {
    accept: 'Aceptar todo',
    reject: 'Rechazar todo',
    choose: 'Configurar',
    understood: 'Cerrar',
    optOut: 'No vender ni compartir mi información personal',
    choices: 'Opciones de privacidad',
  },
  titles: {
    'opt-in': 'Solo con su consentimiento',
    exempt: 'Usted decide sobre las cookies opcionales',
    'opt-out': 'Usted decide sobre su información personal',
    notice: 'Así usamos las cookies',
  },
  introductions: {
    'opt-in':
      'Con su consentimiento, utilizamos {vendors} para {purposes} y almacenamos y leemos datos en su dispositivo. Es voluntario y puede retirarlo en cualquier momento en «{choices}».',
    'opt-out':
      'Utilizamos {vendors} para {purposes}. Con ello se comunican datos sobre su visita, lo que, según la ley de algunos estados de EE. UU., puede equivaler a vender o compartir información personal. Puede negarse en cualquier momento: aquí, con «{optOut}», o más adelante, en «{choices}».',
    notice:
      'Utilizamos {vendors} para {purposes}. Para ello se almacenan datos en su dispositivo, se leen y se tratan. Puede rechazarlo en cualquier momento en «{choices}».',
    runs: 'Para mejorar este sitio web, utilizamos desde el principio {vendors} para {purposes}. Para ello se almacenan datos en su dispositivo, se leen y se tratan. Puede oponerse en cualquier momento y de forma gratuita: aquí, con «{reject}», o más adelante, en «{choices}».',
    asks: 'Utilizamos {vendors} para {purposes} solo si usted da su consentimiento. Su consentimiento es voluntario y puede retirarlo en cualquier momento en «{choices}».',
    nothing: 'Este sitio web utiliza únicamente lo que necesita para funcionar. No tiene que elegir nada.',
  },
  purposes: {
    FUNCTIONALITY: 'funciones adicionales',
    ANALYTICS: 'estadísticas',
    ADVERTISING: 'publicidad personalizada',
    MARKETING: 'marketing personalizado',
  },
  others: { one: 'otro proveedor', many: 'otros {count} proveedores' },
  links: { privacy: 'Privacidad', cookies: 'Cookies', imprint: 'Aviso legal' },
  responsible: 'Responsable de este sitio web: {contact}',
  withoutScript:
    'Sin JavaScript, en este sitio web no se ejecuta ningún servicio que requiera consentimiento.',
  preferences: {
    signal:
      'Su navegador envía la señal «no vender ni compartir» (Global Privacy Control). La respetamos: todo lo opcional permanece desactivado mientras usted no lo active.',
    close: 'Cerrar sin cambiar nada',
    save: 'Guardar mi selección',
    alwaysOn: 'Siempre activo',
    on: 'Sí',
    off: 'No',
    company: 'Empresa',
    purpose: 'Para qué sirve',
    keptFor: 'Conservación',
    session: 'Hasta que cierre el navegador',
    vendors: 'Proveedores',
    cookies: 'Cookies',
    privacyNotice: 'Información sobre privacidad',
    record: 'Referencia de su elección: {record}, última modificación el {date}',
    placeholder:
      'Este contenido procede de {vendor}. Solo se carga si usted da su consentimiento, porque entonces {vendor} recibe datos.',
    allowOnce: 'Cargar una vez',
    allowAlways: 'Permitir siempre {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Esenciales',
        about: 'Sin estos elementos, el sitio web no funciona o no es seguro. No requieren consentimiento.',
      },
      FUNCTIONALITY: {
        name: 'Funcionalidad',
        about: 'Añade elementos de los que el sitio puede prescindir, como vídeos, mapas y chat.',
      },
      ANALYTICS: {
        name: 'Estadísticas',
        about: 'Cuenta las visitas y muestra qué páginas se utilizan, para poder mejorar el sitio web.',
      },
      ADVERTISING: {
        name: 'Publicidad',
        about: 'Muestra, aquí y en otros sitios, publicidad acorde con sus intereses y mide si funciona.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Adapta a usted los boletines, las ofertas y los contenidos de redes sociales, y muestra a través de qué socio ha llegado.',
      },
    },
  },
};
