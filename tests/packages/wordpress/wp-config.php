<?php
/**
 * The configuration of the WordPress that the tests start; its database is an SQLite file.
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'test' );
	define( $name . '_SALT', 'test' );
}
$table_prefix = 'wp_';

define( 'WP_HOME', '{url}' );
define( 'WP_SITEURL', '{url}' );
// Notices and warnings are written to the log that the tests read.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '/messages.log' );
// Nothing is loaded from other servers, and no script is assembled from several.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'CONCATENATE_SCRIPTS', false );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
