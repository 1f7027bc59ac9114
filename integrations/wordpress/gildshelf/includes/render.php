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
 * Heights in CSS pixels that are reserved until a widget has loaded, by kind and size: those of the embed script.
 *
 * @return array
 */
function gildshelf_heights() {
	return array(
		'carousel'   => array(
			'small' => 408,
			'large' => 672,
		),
		'rating'     => array(
			'small' => 277,
			'large' => 277,
		),
		'collection' => array(
			'small' => 518,
			'large' => 892,
		),
	);
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
 * Returns a trimmed text attribute.
 *
 * @param array  $attributes Attributes of a block.
 * @param string $name       Name of an attribute.
 * @return string
 */
function gildshelf_text( $attributes, $name ) {
	return isset( $attributes[ $name ] ) && is_string( $attributes[ $name ] ) ? trim( $attributes[ $name ] ) : '';
}

/**
 * Renders the block. Without a site, or without the title or user that its kind needs, it renders nothing.
 *
 * @param array $attributes Attributes of the block, which may come from any author of the blog.
 * @return string
 */
function gildshelf_render_block( $attributes ) {
	$host = gildshelf_host();
	$kind = gildshelf_choice( $attributes, 'kind', array( 'carousel', 'rating', 'collection' ) );
	$type = gildshelf_choice( $attributes, 'mediaType', array( 'game', 'anime' ) );
	$size = gildshelf_choice( $attributes, 'size', array( 'small', 'large' ) );
	$slug = gildshelf_text( $attributes, 'slug' );
	$user = gildshelf_text( $attributes, 'user' );
	if ( '' === $host || ( 'rating' === $kind && '' === $slug ) || ( 'collection' === $kind && '' === $user ) ) {
		return '';
	}

	$values = array( 'type' => $type );
	if ( 'rating' === $kind ) {
		$values['slug'] = $slug;
		$path           = '/' . $type . '/' . rawurlencode( $slug );
		$text           = __( 'The rating of this title on Gildshelf', 'gildshelf' );
	} elseif ( 'collection' === $kind ) {
		$values['user'] = $user;
		$path           = '/user/' . rawurlencode( $user ) . '/collection';
		/* translators: %s: username */
		$text = sprintf( __( 'The collection of %s on Gildshelf', 'gildshelf' ), $user );
	} else {
		$path = '/';
		$text = 'anime' === $type
			? __( 'Top 100 Anime on Gildshelf', 'gildshelf' )
			: __( 'Top 100 Games on Gildshelf', 'gildshelf' );
	}
	if ( 'rating' !== $kind ) {
		$values['size'] = $size;
	}
	$values['theme'] = gildshelf_choice( $attributes, 'theme', array( 'dark', 'light', 'auto' ) );
	$accent          = gildshelf_text( $attributes, 'accent' );
	if ( 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $accent ) ) {
		$values['accent'] = $accent;
	}
	$values['lang']  = get_bloginfo( 'language' );
	$heights         = gildshelf_heights();
	$values['style'] = 'display:block;min-height:' . $heights[ $kind ][ $size ] . 'px';

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
