/** Files of the installation that the journey looks at. */

export function configFile(socket: string, origin: string): string {
  return `<?php
define('DB_NAME', 'shop'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}');
define('WP_ENVIRONMENT_TYPE', 'local'); define('FS_METHOD', 'direct'); define('DISABLE_WP_CRON', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', dirname(__DIR__) . '/debug.log');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', 'localhost,*.localhost,127.0.0.1');
define('AUTOMATIC_UPDATER_DISABLED', true);
${['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'].map((name) => `define('${name}', 'of-this-test-${name}');`).join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * What an owner of a site on a machine of one's own would set: the service has a private address. Names below localhost
 * are the browser's; PHP is told where they are.
 */
export function helperPlugin(port: number): Record<string, string> {
  return {
    'mu-plugins/local.php': `<?php
// The same page as if there were no plug-ins, for who compares.
if (isset($_GET['without'])) add_filter('option_active_plugins', '__return_empty_array');
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn ($ports) => range(1, 65535));
add_filter('pre_http_request', function ($answer, $args, $url) {
  if ($answer !== false || !str_starts_with($url, 'http://shop.localhost:${port}')) return $answer;
  $args['headers'] = (array) $args['headers'] + ['Host' => 'shop.localhost:${port}'];
  return wp_remote_request(str_replace('//shop.localhost', '//127.0.0.1', $url), $args);
}, 10, 3);
`,
  };
}

const head = `<script src="http://first.tracker.example/theme.js"></script><link rel="stylesheet" href="http://style.tracker.example/theme.css">`;

/** A theme of the old kind, which writes into its head by itself, before plug-ins are asked. */
export const theme: Readonly<Record<string, string>> = {
  'themes/northlight/style.css': '/* Theme Name: Northlight */',
  'themes/northlight/functions.php': `<?php
add_theme_support('title-tag');
// What a plug-in for statistics does, as early as one can.
add_action('wp_head', function () { echo '<script src="http://plugin.tracker.example/early.js"></script>'; }, PHP_INT_MIN);
`,
  'themes/northlight/header.php': `<!doctype html><!-- <head> --><html <?php language_attributes(); ?>>
<head data-kind="old">${head}<meta charset="utf-8"><?php wp_head(); ?></head><body <?php body_class(); ?>><header>Northlight</header>`,
  'themes/northlight/index.php': `<?php get_header(); while (have_posts()) { the_post(); the_title('<h1>', '</h1>'); the_content(); } ?>
<script>(function () { var added = document.createElement('script'); added.src = 'http://script.tracker.example/added.js'; document.body.append(added); window.own = true; })();</script>
<?php get_footer();`,
  'themes/northlight/footer.php': '<footer><?php wp_footer(); ?></footer></body></html>',
};

/** The simplest page cache: keeps a page with the headers that PHP has set, and answers before WordPress does. */
export const pageCache = `<?php
$clausewright_key = WP_CONTENT_DIR . '/cache-' . md5($_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI']);
if ($_SERVER['REQUEST_METHOD'] === 'GET' && !preg_match('/wordpress_logged_in|wp-admin|wp-login/', ($_SERVER['HTTP_COOKIE'] ?? '') . $_SERVER['REQUEST_URI'])) {
  if (is_file($clausewright_key)) {
    $kept = json_decode(file_get_contents($clausewright_key), true);
    foreach ($kept['headers'] as $header) header($header);
    header('X-Cache: hit');
    echo $kept['body'];
    exit;
  }
  ob_start(function ($body) use ($clausewright_key) {
    if (http_response_code() === 200) file_put_contents($clausewright_key, json_encode(['headers' => headers_list(), 'body' => $body]));
    return $body;
  });
}
add_action('clausewright_clear_page_cache', function () { array_map('unlink', glob(WP_CONTENT_DIR . '/cache-*')); });
`;

export function poolFile(home: string, user: string): string {
  return `[global]
error_log = ${home}/fpm.log
[shop]
user = ${user}
group = ${user}
listen = ${home}/php.sock
pm = static
pm.max_children = 4
php_admin_value[upload_max_filesize] = 8M
php_admin_value[opcache.revalidate_freq] = 0
php_admin_value[error_log] = ${home}/php.log
`;
}

export function nginxFile(home: string, root: string, port: number, user: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; pid ${home}/nginx.pid; error_log ${home}/nginx.log; worker_processes 1;
${user === 'root' ? 'user root;' : ''}
events {}
http {
  access_log off; include /etc/nginx/mime.types; client_max_body_size 8m;
  ${folders.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${root}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param SERVER_NAME shop.localhost; fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${home}/php.sock;
    }
  }
}
`;
}
