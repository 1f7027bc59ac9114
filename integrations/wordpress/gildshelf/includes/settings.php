<?php
/**
 * The page Settings, Gildshelf: the URL of the site.
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the option, which is also part of the REST API's settings for administrators.
 */
function gildshelf_register_setting() {
	register_setting(
		'gildshelf',
		'gildshelf_host',
		array(
			'type'              => 'string',
			'description'       => __( 'URL of the Gildshelf site that the blocks show', 'gildshelf' ),
			'sanitize_callback' => 'gildshelf_sanitize_host',
			'default'           => '',
		)
	);
	add_settings_section( 'gildshelf_site', '', '__return_empty_string', 'gildshelf' );
	add_settings_field(
		'gildshelf_host',
		__( 'Site URL', 'gildshelf' ),
		'gildshelf_render_host_field',
		'gildshelf',
		'gildshelf_site',
		array( 'label_for' => 'gildshelf_host' )
	);
}

/**
 * Reduces the entered URL to its origin. An invalid one is reported and leaves the stored one unchanged.
 *
 * @param mixed $value What the administrator has entered.
 * @return string
 */
function gildshelf_sanitize_host( $value ) {
	if ( '' === $value ) {
		return '';
	}
	$origin = gildshelf_origin( $value );
	if ( '' !== $origin ) {
		return $origin;
	}
	add_settings_error(
		'gildshelf_host',
		'gildshelf_host',
		__( 'Enter the URL of a Gildshelf site, such as https://shelf.example', 'gildshelf' )
	);
	return gildshelf_host();
}

/**
 * Adds the page to the menu of settings.
 */
function gildshelf_add_settings_page() {
	add_options_page( 'Gildshelf', 'Gildshelf', 'manage_options', 'gildshelf', 'gildshelf_render_settings_page' );
}

/**
 * Prints the page.
 */
function gildshelf_render_settings_page() {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'gildshelf' );
	do_settings_sections( 'gildshelf' );
	submit_button();
	echo '</form></div>';
}

/**
 * Prints the field of the site's URL.
 */
function gildshelf_render_host_field() {
	printf(
		'<input type="url" id="gildshelf_host" name="gildshelf_host" value="%s" class="regular-text" placeholder="https://shelf.example">',
		esc_attr( gildshelf_host() )
	);
}
