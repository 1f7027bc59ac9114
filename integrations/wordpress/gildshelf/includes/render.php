<?php
/**
 * Renders the block as the element of the embed script.
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Returns a value if it is one of the choices, else the first choice.
 *
 * @param array  $attributes Attributes of a block.
 * @param string $name       Name of an attribute.
 * @param array  $choices    Valid values; the first is the default.
 * @return string
 */
function gildshelf_choice( $attributes, $name, $choices ) {
	$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
	return in_array( $value, $choices, true ) ? $value : $choices[0];
}

/**
 * The value of a text attribute without white space around it.
 *
 * @param array  $attributes Attributes of a block.
 * @param string $name       Name of an attribute.
 * @return string
 */
function gildshelf_text( $attributes, $name ) {
	return isset( $attributes[ $name ] ) && is_string( $attributes[ $name ] ) ? trim( $attributes[ $name ] ) : '';
}

/**
 * The attributes of the element, except those of every kind, in the order of `gildshelf_kinds`. Invalid values are omitted.
 *
 * @param string $kind       Kind of the widget.
 * @param string $type       Media type.
 * @param array  $attributes Attributes of the block.
 * @return array|null Null without the titles, the user or the list that the kind needs.
 */
function gildshelf_parameters( $kind, $type, $attributes ) {
	$statuses = gildshelf_media_types()[ $type ]['statuses'];
	$values   = array();
	foreach ( gildshelf_kinds()[ $kind ] as $name ) {
		$value = gildshelf_text( $attributes, $name );
		switch ( $name ) {
			case 'mediaType':
				$values['type'] = $type;
				break;
			case 'size':
				$values[ $name ] = gildshelf_choice( $attributes, $name, array( '', 'small', 'large' ) );
				break;
			case 'status':
				$values[ $name ] = isset( $statuses[ $value ] ) ? $value : '';
				break;
			case 'count':
				$values[ $name ] = 1 === preg_match( '/^(?:[1-9][0-9]?|100)$/D', $value ) ? $value : '';
				break;
			default:
				if ( '' === $value ) {
					return null;
				}
				$values[ $name ] = 'slugs' === $name
					? implode( ',', preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY ) )
					: $value;
		}
	}
	return array_filter( $values, 'strlen' );
}

/**
 * The path of a page with the content of a widget, and the text of a link to it.
 *
 * @param string $kind   Kind of the widget.
 * @param array  $values Attributes of the element.
 * @return array
 */
function gildshelf_link( $kind, $values ) {
	switch ( $kind ) {
		case 'list':
			return array( '/', __( 'These titles on Gildshelf', 'gildshelf' ) );
		case 'rating':
			return array(
				'/' . $values['type'] . '/' . rawurlencode( $values['slug'] ),
				__( 'The rating of this title on Gildshelf', 'gildshelf' ),
			);
		case 'badge':
		case 'collection':
			return array(
				'/user/' . rawurlencode( $values['user'] ) . '/collection',
				/* translators: %s: username */
				sprintf( __( 'The collection of %s on Gildshelf', 'gildshelf' ), $values['user'] ),
			);
		case 'user-list':
			return array(
				'/user/' . rawurlencode( $values['user'] ) . '/lists/' . rawurlencode( $values['slug'] ),
				/* translators: %s: username */
				sprintf( __( 'This list of %s on Gildshelf', 'gildshelf' ), $values['user'] ),
			);
		default:
			return array( '/', gildshelf_media_types()[ $values['type'] ]['top'] );
	}
}

/**
 * Renders the block. Without a site, or without the titles, user or list that its kind needs, it renders nothing.
 *
 * @param array $attributes Attributes of the block, which may come from any author of the blog.
 * @return string
 */
function gildshelf_render_block( $attributes ) {
	$host   = gildshelf_host();
	$kind   = gildshelf_choice( $attributes, 'kind', array_keys( gildshelf_kinds() ) );
	$type   = gildshelf_choice( $attributes, 'mediaType', array_keys( gildshelf_media_types() ) );
	$accent = gildshelf_text( $attributes, 'accent' );
	$values = gildshelf_parameters( $kind, $type, $attributes );
	if ( '' === $host || null === $values ) {
		return '';
	}
	list( $path, $text ) = gildshelf_link( $kind, $values );
	$size                = isset( $values['size'] ) ? $values['size'] : '';

	$values['theme'] = gildshelf_choice( $attributes, 'theme', array( 'dark', 'light', 'auto' ) );
	if ( 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $accent ) ) {
		$values['accent'] = $accent;
	}
	$language        = gildshelf_choice( $attributes, 'language', array( '', 'en', 'de', 'ja' ) );
	$values['lang']  = '' === $language ? get_bloginfo( 'language' ) : $language;
	$values['style'] = 'display:block;min-height:' . gildshelf_heights()[ $kind ][ $size ] . 'px';

	$html = '';
	foreach ( $values as $name => $value ) {
		$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	// Without a version in its URL, so that all pages share one cached script.
	wp_enqueue_script( 'gildshelf-embed', $host . '/embed.js', array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	return sprintf(
		'<div %1$s><gildshelf-%2$s%3$s><a href="%4$s">%5$s</a></gildshelf-%2$s></div>',
		get_block_wrapper_attributes(),
		$kind,
		$html,
		esc_url( $host . $path ),
		esc_html( $text )
	);
}
