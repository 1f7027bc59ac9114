<?php
/**
 * Plugin Name:       Gildshelf
 * Description:       A block for the widgets of a Gildshelf site: top games, anime, movies, TV shows and manga, titles, ratings, public lists, public collections and their numbers. Links to the site are expanded too.
 * Version:           0.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Gildshelf contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       gildshelf
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/includes/host.php';
require_once __DIR__ . '/includes/kinds.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/settings.php';

add_action( 'init', 'gildshelf_register' );
add_action( 'admin_init', 'gildshelf_register_setting' );
add_action( 'admin_menu', 'gildshelf_add_settings_page' );

/**
 * Registers the block, and the site's oEmbed endpoint. As a registered provider its frames are shown unchanged; those of unknown
 * sites are sandboxed by WordPress.
 */
function gildshelf_register() {
	register_block_type( __DIR__, array( 'render_callback' => 'gildshelf_render_block' ) );
	wp_add_inline_script(
		'gildshelf-embed-editor-script',
		'window.gildshelfBlock = ' . wp_json_encode(
			array(
				'host'        => gildshelf_host(),
				'kinds'       => gildshelf_kinds(),
				'mediaTypes'  => gildshelf_media_types(),
				'heights'     => gildshelf_heights(),
				'language'    => get_bloginfo( 'language' ),
				'settingsUrl' => admin_url( 'options-general.php?page=gildshelf' ),
			)
		) . ';',
		'before'
	);
	wp_set_script_translations( 'gildshelf-embed-editor-script', 'gildshelf' );

	$host = gildshelf_host();
	if ( '' !== $host ) {
		wp_oembed_add_provider( $host . '/*', $host . '/oembed' );
	}
}
