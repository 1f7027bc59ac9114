<?php
/**
 * The origin of the Gildshelf site that the blocks show.
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Reduces a URL to its origin.
 *
 * @param mixed $url What an administrator has entered.
 * @return string The origin, such as 'https://shelf.example', or '' when it is not an http or https URL.
 */
function gildshelf_origin( $url ) {
	$parts = is_string( $url ) ? wp_parse_url( trim( $url ) ) : false;
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return esc_url_raw( strtolower( $parts['scheme'] . '://' . $parts['host'] ) . $port, array( 'http', 'https' ) );
}

/**
 * The origin of the Gildshelf site, or '' before an administrator has entered one.
 *
 * @return string
 */
function gildshelf_host() {
	return gildshelf_origin( get_option( 'gildshelf_host', '' ) );
}
